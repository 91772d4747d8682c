/** One line of what `octavo doctor` says. */
export interface Observation {
  name: string;
  value: string;
  /** `differs`: it is not what Octavo is tested with; `fault`: Octavo does not work with it. */
  kind?: 'differs' | 'fault';
  /** Why, or what to do. */
  remark?: string;
}

/** What was looked at together. */
export interface Examination {
  title: string;
  findings: Observation[];
}

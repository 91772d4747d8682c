/** One number that was measured; those of one name are the runs of one figure. */
export interface BenchSample {
  name: string;
  unit: 's' | 'ms' | 'MiB' | 'KiB' | 'requests';
  value: number;
}

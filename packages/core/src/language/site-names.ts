/** What parts of a site are called where its author gives them no name, each by its English. */
export type SiteNames = Record<
  | 'Channels'
  | 'Directives'
  | 'Documentation'
  | 'Endpoints'
  | 'Enums'
  | 'Home'
  | 'Input objects'
  | 'Interfaces'
  | 'Mutations'
  | 'Objects'
  | 'Overview'
  | 'Queries'
  | 'Scalars'
  | 'Subscriptions'
  | 'Unions'
  | 'Webhooks'
  | 'Workflows',
  string
>;

export type SiteName = keyof SiteNames;

/** Says such a name in a language, by its code. */
export type SaySiteName = (name: SiteName, language: string) => string;

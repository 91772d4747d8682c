/** The settings of a service as the config has them: an account's key, an address. */
export type Settings = Readonly<Record<string, string>>;

/** Starts a service on the page. */
export type StartIntegration = (settings: Settings) => void;

/** A service that the config names. */
export interface Integration {
  settings: Settings;
  load(): Promise<{ start: StartIntegration }>;
}

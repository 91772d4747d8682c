/** A value that survives `JSON.stringify`. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** An object of JSON. */
export interface JsonObject {
  [key: string]: Json;
}

/** Something that holds files by their names, on another machine or in a folder. */
export interface CacheStore {
  /** The file, undefined where there is none; rejects when it is larger than `limit` bytes, or cannot be had. */
  get(name: string, limit: number): Promise<Uint8Array | undefined>;
  /** Rejects when it cannot be kept. */
  put(name: string, content: Uint8Array): Promise<void>;
}

/** Tells a screen reader what has changed, in a live region. */
export interface Announcer {
  /** Says a sentence, after `wait` milliseconds in which nothing else is said. */
  tell(sentence: string, wait?: number): void;
  /** Forgets what is still to be said. */
  end(): void;
}

/** Makes the announcer of a live region. */
export function createAnnouncer(region: HTMLElement): Announcer {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tell = (sentence: string, wait = 0): void => {
    clearTimeout(waiting);
    if (wait === 0) region.textContent = sentence;
    else waiting = setTimeout(tell, wait, sentence);
  };
  return { tell, end: () => clearTimeout(waiting) };
}

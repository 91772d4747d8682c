/** Resolves at the first Ctrl-C; a second one ends the process at once. Vite itself listens to SIGTERM. */
export function waitForInterrupt(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
  });
}

import type { Logger } from 'vite';

/** Tells a waiting user what goes on: a line that renews itself in a terminal, a line per step elsewhere. */
export interface Progress {
  compiling(pages: number): void;
  /** A function to call with how much is done. */
  count(text: string): (done: number, total: number) => void;
  end(): void;
}

/** Makes the progress of one build; `output` is where the renewing line goes. */
export function createProgress(logger: Logger, output: NodeJS.WriteStream = process.stdout): Progress {
  const isLive = output.isTTY === true && !process.env['CI'];
  const show = (text: string): void => {
    if (isLive) output.write(`\r\u001b[K${text}`);
  };
  return {
    compiling(pages) {
      const text = `compiling ${pages} ${pages === 1 ? 'page' : 'pages'}`;
      if (isLive) show(text);
      else logger.info(text);
    },
    count: (text) => (done, total) => {
      if (isLive && (done % 10 === 0 || done === total)) show(`${text} ${done}/${total}`);
      else if (!isLive && done === total) logger.info(`${text} ${total} documents`);
    },
    end: () => show(''),
  };
}

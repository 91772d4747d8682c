import type { AskClient, AskQuestion, AskSource } from '../../data/ask-client.ts';

/** How far an answer has come. */
export interface AskState {
  status: 'asking' | 'done' | 'failed';
  /** Markdown. */
  text: string;
  sources: readonly AskSource[];
  /** What went wrong, in the words of what answers. */
  message?: string;
}

/** Asks, one question after the other. */
export interface AskRun {
  state(): AskState;
  /** The question may take a while to make. */
  ask(findQuestion: () => Promise<AskQuestion>): void;
  /** Ends the answer: what has come of it stays. */
  stop(): void;
}

/** Makes what asks; `onChange` is told of every step. */
export function createAskRun(load: () => Promise<AskClient>, onChange: () => void): AskRun {
  let state: AskState = { status: 'done', text: '', sources: [] };
  let running: AbortController | undefined;
  const change = (next: Partial<AskState>): void => {
    state = { ...state, ...next };
    onChange();
  };
  const run = async (findQuestion: () => Promise<AskQuestion>, { signal }: AbortController): Promise<void> => {
    const [client, question] = await Promise.all([load(), findQuestion()]);
    if (signal.aborted) return;
    for await (const { text = '', sources } of client.ask(question, signal)) {
      if (signal.aborted) return;
      change({ text: state.text + text, ...(sources && { sources }) });
    }
    if (!signal.aborted) change({ status: 'done' });
  };
  return {
    state: () => state,
    ask(findQuestion) {
      running?.abort();
      const own = new AbortController();
      running = own;
      state = { status: 'asking', text: '', sources: [] };
      onChange();
      run(findQuestion, own).catch((error: unknown) => {
        if (!own.signal.aborted) change({ status: 'failed', ...(error instanceof Error && { message: error.message }) });
      });
    },
    stop() {
      if (state.status !== 'asking') return;
      running?.abort();
      change({ status: 'done' });
    },
  };
}

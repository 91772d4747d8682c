import type { AskClient } from '@octavo/theme';

/** A server that speaks chat completions and adds the API key: readers can read this file. */
const ENDPOINT = '/api/chat/completions';

const INSTRUCTIONS = 'Answer in short Markdown, using only these pages of the documentation. If they do not answer the question, say so.';

/** Answers a question from the pages that the search finds for it. */
export default function createClient({ base }: { base: string }): AskClient {
  return {
    async *ask({ text, pages }, signal) {
      const sources = pages.slice(0, 5).map(({ href, title }) => ({ href, title }));
      const texts = sources.map(async ({ href }) => {
        const response = await fetch(`${base === '/' ? '' : base}${href === '/' ? '/index' : href}.md`, { signal });
        return response.ok ? (await response.text()).slice(0, 10_000) : '';
      });
      const messages = [
        { role: 'system', content: [INSTRUCTIONS, ...(await Promise.all(texts))].join('\n\n') },
        { role: 'user', content: text },
      ];
      const response = await fetch(ENDPOINT, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'default', stream: true, messages }),
        signal,
      });
      if (!response.ok || response.body === null) throw new Error(`The assistant responded with status ${response.status}.`);
      yield { sources };
      for await (const data of readEvents(response.body)) {
        if (data === '[DONE]') return;
        const { choices } = JSON.parse(data);
        yield { text: choices?.[0]?.delta?.content ?? '' };
      }
    },
  };
}

/** The data of server-sent events: one line each, which may come in parts. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
}

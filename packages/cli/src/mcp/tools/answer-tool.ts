import type { CallToolResult } from '@modelcontextprotocol/server';

/** The most of a page that one answer holds, in characters; the rest is asked for by `offset`. */
const MOST = 60_000;

/** Answers with a text. */
export function answerTool(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

/** Answers with as much of a page as an answer holds, from a character on; its end says how to go on. */
export function answerPart(text: string, offset: number): CallToolResult {
  const end = offset + MOST;
  return answerTool(text.length <= end ? text.slice(offset) : `${text.slice(offset, end)}\n\n[More text: continue with offset ${end}.]`);
}

/** Says why there is no answer. */
export function refuseTool(text: string): CallToolResult {
  return { ...answerTool(text), isError: true };
}

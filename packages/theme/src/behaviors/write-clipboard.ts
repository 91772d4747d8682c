/** Copies a text, which may still be on its way, and tells how it went. The clipboard is missing on pages served without TLS. */
export async function writeClipboard(text: string | Promise<string>): Promise<'copied' | 'failed'> {
  try {
    const { clipboard } = navigator;
    if (typeof text === 'string' || !('write' in clipboard)) await clipboard.writeText(await text);
    else {
      // Safari takes nothing after the click is over, but waits for what it was promised then.
      const blob = text.then((found) => new Blob([found], { type: 'text/plain' }));
      await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return 'copied';
  } catch {
    return 'failed'; // which the button says
  }
}

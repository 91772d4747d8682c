/** A part of the text that `--help` prints. */
export interface HelpSection {
  title?: string;
  body: string;
}

/** Says what a command does above its options, and how to ask about one command below the list of all. */
export function describeHelp(sections: readonly HelpSection[], description: string | undefined): HelpSection[] {
  const [head, ...rest] = sections.map(({ title, body }): HelpSection => {
    // What is left out when an option is given is on by default: the words `default: true` say the opposite to a reader.
    const plain = body.replaceAll(/^( +--no-.*?) *\(default: true\) *$/gm, '$1').replaceAll(/ +$/gm, '');
    if (title === undefined) return { body: plain };
    return title.startsWith('For more info')
      ? { title: 'Options of a command', body: '  $ octavo <command> --help' }
      : { title, body: plain };
  });
  return [...(head === undefined ? [] : [head]), ...(description ? [{ body: description }] : []), ...rest];
}

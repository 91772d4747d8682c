import { expect, it } from 'vitest';
import { describeHelp } from './describe-help.ts';

it('says what a command does, and takes no default for its opposite', () => {
  const sections = [
    { body: 'octavo/1.0.0' },
    { title: 'Usage', body: '  $ octavo init [folder]' },
    { title: 'Options', body: '  --name <name>  Name of the site \n  --no-api       Do not create an API reference (default: true)' },
  ];
  expect(describeHelp(sections, 'Create a site')).toEqual([
    { body: 'octavo/1.0.0' },
    { body: 'Create a site' },
    { title: 'Usage', body: '  $ octavo init [folder]' },
    { title: 'Options', body: '  --name <name>  Name of the site\n  --no-api       Do not create an API reference' },
  ]);
});

it('names the help of a command once', () => {
  const sections = [
    { body: 'octavo/1.0.0' },
    { title: 'For more info, run any command with the `--help` flag', body: '  $ octavo init --help' },
  ];
  expect(describeHelp(sections, '')).toEqual([
    { body: 'octavo/1.0.0' },
    { title: 'Options of a command', body: '  $ octavo <command> --help' },
  ]);
});

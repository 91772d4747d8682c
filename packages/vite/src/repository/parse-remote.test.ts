import { describe, expect, it } from 'vitest';
import { parseRemote } from './parse-remote.ts';

describe('parseRemote', () => {
  it.each([
    ['git@github.com:relay/docs.git', 'github', 'https://github.com/relay/docs'],
    ['https://github.com/relay/docs/', 'github', 'https://github.com/relay/docs'],
    ['https://user:s3cret@github.com/relay/docs.git', 'github', 'https://github.com/relay/docs'],
    ['github.com/relay/docs', 'github', 'https://github.com/relay/docs'],
    ['relay/docs', 'github', 'https://github.com/relay/docs'],
    ['ssh://git@gitlab.example.com:2222/group/sub/docs.git', 'gitlab', 'https://gitlab.example.com/group/sub/docs'],
    ['git@bitbucket.org:team/docs.git', 'bitbucket', 'https://bitbucket.org/team/docs'],
    ['git+https://github.com/relay/docs.git', 'github', 'https://github.com/relay/docs'],
  ])('%s', (remote, host, url) => {
    expect(parseRemote(remote)).toEqual({ host, url });
  });

  it.each([
    '',
    'https://example.com/a/b',
    '/srv/git/docs.git',
    'C:/work/docs',
    'https://github.com',
    'https://github.com/a',
    'file:///a/b',
  ])('nothing for %j', (remote) => {
    expect(parseRemote(remote)).toBeUndefined();
  });
});

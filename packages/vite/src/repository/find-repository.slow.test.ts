import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRepositoryFinder } from './find-repository.ts';
import { readGit, readGitBeside } from './read-git.ts';

const BOTH = { suggestEdit: true, raiseIssue: true };

describe('createRepositoryFinder', () => {
  it('asks Git once, and only when something needs it', () => {
    let asked = 0;
    const finder = createRepositoryFinder('/site', undefined, () => {
      asked += 1;
      return { remote: 'git@github.com:relay/docs.git', branch: 'next', folder: 'docs/' };
    });
    expect(finder.check({ suggestEdit: false, raiseIssue: false })).toEqual([]);
    expect(asked).toBe(0);
    expect(finder.find()).toEqual({ host: 'github', url: 'https://github.com/relay/docs', branch: 'next', folder: 'docs/' });
    finder.find();
    expect(finder.check(BOTH)).toEqual([]);
    expect(asked).toBe(1);
  });

  it('prefers what the option says, and asks nothing where it says all', () => {
    const git = { remote: 'git@github.com:fork/docs.git', branch: 'next', folder: 'site/' };
    expect(createRepositoryFinder('/', 'https://gitlab.com/relay/docs', () => git).find()).toEqual({
      host: 'gitlab',
      url: 'https://gitlab.com/relay/docs',
      branch: 'next',
      folder: 'site/',
    });
    const never = (): never => {
      throw new Error('asked');
    };
    expect(createRepositoryFinder('/', { url: 'relay/docs', branch: 'main', folder: '/a/b/' }, never).find()?.folder).toBe('a/b/');
    expect(createRepositoryFinder('/', { url: 'relay/docs', branch: 'main', folder: '.' }, never).find()?.folder).toBe('');
  });

  it('says why there are no links', () => {
    expect(createRepositoryFinder('/', undefined, () => undefined).check(BOTH)[0]?.message).toContain('not in a Git repository');
    const elsewhere = { remote: 'https://code.example.com/a/b', branch: 'main', folder: '' };
    expect(createRepositoryFinder('/', undefined, () => elsewhere).check(BOTH)[0]?.message).toContain('not on GitHub');
  });
});

describe('readGit', () => {
  it('finds remote, branch and folder of a real repository', async () => {
    const top = mkdtempSync(path.join(tmpdir(), 'octavo-git-'));
    onTestFinished(() => rmSync(top, { recursive: true, force: true }));
    const git = (...args: string[]): void => void execFileSync('git', args, { cwd: top, stdio: 'ignore' });
    const docs = path.join(top, 'site/docs');
    mkdirSync(docs, { recursive: true });
    git('init', '-b', 'topic/one');
    expect(readGit(docs)).toBeUndefined();
    git('remote', 'add', 'origin', 'git@github.com:relay/docs.git');
    expect(readGit(docs)).toEqual({ remote: 'git@github.com:relay/docs.git', branch: 'topic/one', folder: 'site/docs/' });
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    expect(readGit(docs)?.branch).toBe('trunk');
    git('-c', 'user.name=a', '-c', 'user.email=a@a.test', 'commit', '--allow-empty', '-m', 'one');
    git('update-ref', 'refs/remotes/origin/topic/one', 'HEAD');
    expect(readGit(docs)?.branch).toBe('topic/one');
    expect(await readGitBeside(docs)).toEqual(readGit(docs));
  });
});

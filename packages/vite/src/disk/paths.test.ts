import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPaths } from './paths.ts';

const windows = createPaths(path.win32);
const posix = createPaths(path.posix);

describe('paths of Windows', () => {
  test('are spelt as Vite spells ids', () => {
    expect(windows.toId(String.raw`C:\site\guides\a.mdx`)).toBe('C:/site/guides/a.mdx');
    expect(windows.join('C:/site', 'public', 'a.png')).toBe('C:/site/public/a.png');
    expect(windows.resolve(String.raw`C:\app`, 'dist')).toBe('C:/app/dist');
    expect(windows.resolve('/', 'C:/site/a.png')).toBe('C:/site/a.png');
    expect(windows.relative('C:/app/dist', String.raw`C:\app\docs`)).toBe('../docs');
  });

  test('lie in a folder whatever the slashes and the letter of the drive', () => {
    expect(windows.inside('C:/site', String.raw`c:\site\style.css`)).toBe('style.css');
    expect(windows.inside('C:/site/', 'C:/site')).toBe('');
    expect(windows.inside('C:/', String.raw`C:\site`)).toBe('site');
    expect(windows.inside('C:/site', 'C:/site-two/a.mdx')).toBeUndefined();
    expect(windows.inside('C:/site', 'D:/site/a.mdx')).toBeUndefined();
    expect(windows.inside(String.raw`\\server\docs`, String.raw`\\server\docs\a\b.mdx`)).toBe('a/b.mdx');
  });
});

describe('paths of other systems', () => {
  test('keep a backslash, which is part of a name', () => {
    expect(posix.toId('/site/a\\b.mdx')).toBe('/site/a\\b.mdx');
    expect(posix.inside('/site', '/site/a\\b.mdx')).toBe('a\\b.mdx');
    expect(posix.join('/site', 'c:\\d')).toBe('/site/c:\\d');
  });

  test('lie in a folder only below it, whatever their names begin with', () => {
    expect(posix.inside('/site', '/site/..drafts/a.mdx')).toBe('..drafts/a.mdx');
    expect(posix.inside('/site', '/sites/a.mdx')).toBeUndefined();
    expect(posix.inside('/site', '/')).toBeUndefined();
    expect(posix.inside('/', '/site')).toBe('site');
  });
});

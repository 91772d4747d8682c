import { afterEach, beforeEach, expect, test } from 'vitest';
import { findHashTarget } from './find-hash-target.ts';

beforeEach(() => {
  document.body.innerHTML = `<div class="octavo">
    <h2 id="tasktrigger">task.trigger()</h2><h2 id="task-trigger-now">Now</h2><h2 id="setup">Setup</h2><h2 id="setup-1">Setup</h2><h2 id="qa--more">Q&amp;A &amp; more</h2><h2 id="größe">Größe</h2><p id="a%">Percent</p>
    <details data-octavo-slug="see-more"></details><p id="prose-only">Text</p>
    <div class="octavo-article"><p id="in-text">Text</p><details data-octavo-slug="more-on-it" id="details"></details></div>
  </div><h2 id="of-the-host">Host</h2>`;
});

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['#task-trigger-now', 'task-trigger-now'],
  ['#gr%C3%B6%C3%9Fe', 'größe'],
  ['#a%', 'a%'],
  ['#task-trigger', 'tasktrigger'],
  ['#task.trigger()', 'tasktrigger'],
  ['#Task_Trigger', 'tasktrigger'],
  ['#in.text', 'in-text'],
  ['#setup-2', 'setup-1'],
  ['#more-on-it?', 'details'],
  ['#q-and-a-and-more', 'qa--more'],
  ['#Große', 'größe'],
])('%s leads to %s', (hash, id) => {
  expect(findHashTarget(hash)?.id).toBe(id);
});

test('a title is found by its slug', () => {
  expect(findHashTarget('#see-more')?.tagName).toBe('DETAILS');
});

test.each(['', '#', '#--', '#nothing', '#proseonly', '#ofthehost'])('%j leads nowhere', (hash) => {
  expect(findHashTarget(hash)).toBeUndefined();
});

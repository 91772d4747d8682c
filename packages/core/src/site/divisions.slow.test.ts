import { describe, expect, test } from 'vitest';
import { createTestSite } from './site-fixture.ts';

/** A file per page, all in one group. */
const site = (config: object, pages: string[]) =>
  createTestSite(
    { navigation: [{ group: 'All', pages }], ...config },
    pages.map((page) => `${page}.mdx`),
  );

describe('thousands of divisions', () => {
  const many = Array.from({ length: 1500 }, (_, index) => index);

  test('make a bounded number of places, and what is cut is told', () => {
    const made = site(
      { versions: many.map((index) => `v${index}`), tabs: many.map((index) => ({ name: `T${index}`, url: `t${index}` })) },
      ['a', ...many.map((index) => `t${index}/p`)],
    );
    expect(made.sections.length).toBe(1501);
    expect(made.pages['/t9/p']?.sections.length).toBe(1);
    expect(made.diagnostics).toContainEqual(expect.objectContaining({ code: 'site/too-many-places', line: expect.any(Number) }));
    expect(made.diagnostics.filter(({ code }) => code === 'site/empty-version').length).toBe(501);
  });

  test('list the first ones and the active one, in links that sections share', () => {
    const made = site({ tabs: many.map((index) => ({ name: `T${index}`, url: `t${index}` })) }, [
      'a',
      ...many.map((index) => `t${index}/p`),
    ]);
    const [first, second] = made.sections;
    const last = made.sections.at(-1);
    expect(last?.tabs.length).toBe(201);
    expect(last?.tabs.at(-1)).toMatchObject({ name: 'T1499', isActive: true });
    expect(first?.tabs[50]).toBe(second?.tabs[50]);
    expect(made.diagnostics).toMatchObject([{ code: 'site/long-list', severity: 'warning', line: expect.any(Number) }]);
  });

  test('compare a section with what is called alike in the others, not with all', () => {
    const languages = many.slice(0, 60).map((index) => ({
      language: `l${index}`,
      tabs: many.slice(0, 25).map((tab) => ({ tab: index === 1 ? `Onglet ${tab}` : `T${tab}`, pages: [`l${index}/t${tab}`] })),
    }));
    const made = createTestSite(
      { navigation: { languages } },
      languages.flatMap(({ tabs }) => tabs.map(({ pages }) => `${pages.join()}.mdx`)),
    );
    const reading = made.sections.find(({ home }) => home === '/l0/t7');
    expect(reading?.languages.slice(0, 3).map(({ href }) => href)).toEqual(['/l0/t7', '/l1/t7', '/l2/t7']);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createTestPageData, createSection, createTestSiteData } from '../../fixtures/create-fixture.ts';
import { DocsLayout } from '../docs-layout/docs-layout.tsx';
import type { SiteData } from '../../data/site-data.ts';
import type { PageData } from '../../data/page-data.ts';
import type { RatingDetail } from '../../data/rating.ts';
import type { ReactElement } from 'react';
import { settle } from '../../fixtures/settle.ts';

const ALL = { suggestEdit: true, raiseIssue: true, thumbsRating: true };
const REPOSITORY = { host: 'github', url: 'https://github.test/relay/docs', branch: 'main', folder: '' } as const;

interface AppProps {
  site: Partial<SiteData>;
  page?: Partial<PageData>;
  onRating?: (detail: RatingDetail) => void;
}

function App({ site, page, onRating }: AppProps): ReactElement {
  return (
    <DocsLayout
      site={createTestSiteData(site)}
      page={createTestPageData(page)}
      section={createSection()}
      navigation={[]}
      {...(onRating && { onRating })}
    />
  );
}

describe('Feedback', () => {
  it('is nothing where the config asks for nothing, or the page has no file', () => {
    expect(renderToString(<App site={{}} />)).not.toContain('octavo-feedback');
    const site = { feedback: ALL, repository: REPOSITORY };
    expect(renderToString(<App site={site} page={{ file: '' }} />)).not.toContain('octavo-feedback');
  });

  it('shows no links to a repository that is not known', () => {
    expect(renderToString(<App site={{ feedback: { ...ALL, thumbsRating: false } }} />)).not.toContain('octavo-feedback');
  });

  it('works before React: the links are in the HTML', () => {
    const html = renderToString(<App site={{ feedback: ALL, repository: REPOSITORY }} />);
    expect(html).toContain('href="https://github.test/relay/docs/edit/main/g0/p1.mdx"');
    expect(html).toContain('Page%3A%20%2Fdocs%2Fg0%2Fp1');
  });

  it('tells the callback and the document of a rating, and of taking it back', async () => {
    const onRating = vi.fn<(detail: RatingDetail) => void>();
    const told: unknown[] = [];
    document.addEventListener('octavo:rating', (event) => told.push(event instanceof CustomEvent && event.detail), { once: true });
    render(<App site={{ feedback: ALL }} onRating={onRating} />);
    // What keeps it is a file of its own.
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.getByText('Thank you for your feedback.').closest('[hidden]')).toBeNull();
    // The question stays beside the answers: nothing takes its room.
    expect(screen.getByText('Was this page helpful?').closest('[hidden]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(onRating.mock.calls.map(([detail]) => detail)).toEqual([
      { href: '/g0/p1', rating: 'no' },
      { href: '/g0/p1', rating: undefined },
    ]);
    expect(told).toEqual([{ href: '/g0/p1', rating: 'no' }]);
  });

  it('asks for a sentence after the answer, and tells it to the document once', async () => {
    const told: unknown[] = [];
    const tell = (event: Event): void => void told.push(event instanceof CustomEvent && event.detail);
    document.addEventListener('octavo:feedback', tell);
    render(<App site={{ feedback: ALL }} />);
    await settle();
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const field = screen.getByRole('textbox', { name: 'Anything to add?' });
    const form = field.closest('form') as HTMLFormElement;
    fireEvent.change(field, { target: { value: '  ' } });
    fireEvent.submit(form);
    fireEvent.change(field, { target: { value: ' The second step fails. ' } });
    fireEvent.submit(form);
    document.removeEventListener('octavo:feedback', tell);
    expect(told).toEqual([{ href: '/g0/p1', rating: 'yes', comment: 'The second step fails.' }]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Thank you for your feedback.');
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  });
});

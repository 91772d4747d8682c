import { splitWords, useText } from '@octavo/theme/internal';
import { useHref } from '@octavo/theme';
import type { ReactElement, ReactNode } from 'react';
import type { StepTarget } from '../../model/workflow.ts';
import { toTargetName } from '../../page/api-page-data.ts';
import { MethodBadge } from '../method-badge.tsx';

/** What a step calls, with a link to its page. */
export function StepTargetView({ target, hrefs }: { target: StepTarget; hrefs: Readonly<Record<string, string>> }): ReactElement | null {
  const text = useText();
  if (target.kind === 'operation')
    return (
      <p className="octavo-workflow-target">
        <MethodBadge method={target.method} />{' '}
        <TargetLink href={hrefs[toTargetName(target.source, target.key)]}>
          <code>{target.path}</code>
        </TargetLink>
      </p>
    );
  if (target.kind === 'unknown')
    return target.text === '' ? null : (
      <p className="octavo-workflow-target">
        <code>{target.text}</code>
      </p>
    );
  const [source, key, name] =
    target.kind === 'channel'
      ? [target.source, target.key, target.key.replace(/^channel /, '')]
      : [target.name.slice(0, target.name.lastIndexOf('#')), `workflow ${target.id}`, target.id];
  return (
    <p className="octavo-workflow-target">
      {splitWords(text(target.kind === 'channel' ? 'Message on {name}' : 'Runs the workflow {name}'), {
        name: (
          <TargetLink key="name" href={hrefs[toTargetName(source, key)]}>
            <code>{name}</code>
          </TargetLink>
        ),
      })}
    </p>
  );
}

/** Leads to a page where there is one. */
function TargetLink({ href, children }: { href: string | undefined; children: ReactNode }): ReactElement {
  const resolveHref = useHref();
  return href === undefined ? <span>{children}</span> : <a href={resolveHref(href)}>{children}</a>;
}

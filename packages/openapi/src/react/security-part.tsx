import { H2 } from '@octavo/theme';
import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Security } from '../model/security.ts';
import { SecurityList } from './security-list.tsx';

/** The part of a page that says how a request proves who sends it; none where it need not. */
export function SecurityPart({ security }: { security: Security }): ReactElement | null {
  const text = useText();
  if (security.length === 0) return null;
  return (
    <section className="octavo-api-part">
      <H2 id="authorization">{text('Authorization')}</H2>
      <SecurityList security={security} />
    </section>
  );
}

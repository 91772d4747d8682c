import type { ReactElement } from 'react';
import type { Security, SecurityRequirement } from '../model/security.ts';
import { describeScheme, findCarrier } from '../page/describe-scheme.ts';
import { Html } from './html.tsx';

/** How a request proves who sends it: alternatives, each of one scheme or several together. */
export function SecurityList({ security }: { security: Security }): ReactElement {
  const isOptional = security.some((alternative) => alternative.length === 0);
  const needed = security.filter((alternative) => alternative.length > 0);
  return (
    <div className="octavo-security">
      {needed.length > 1 && <p className="octavo-schema-note">One of these is enough.</p>}
      {needed.map((alternative) => (
        <div className="octavo-security-alternative" key={alternative.map(({ scheme }) => scheme.name).join(' + ')}>
          {alternative.length > 1 && <p className="octavo-schema-note">All of these together:</p>}
          {alternative.map((requirement) => (
            <RequirementRow key={requirement.scheme.name} requirement={requirement} />
          ))}
        </div>
      ))}
      {isOptional && <p className="octavo-schema-note">{needed.length === 0 ? 'None is needed.' : 'It also answers without.'}</p>}
    </div>
  );
}

function RequirementRow({ requirement: { scheme, scopes } }: { requirement: SecurityRequirement }): ReactElement {
  return (
    <div className="octavo-field">
      <div className="octavo-field-head">
        <code className="octavo-field-name">{findCarrier(scheme)}</code>
        <span className="octavo-field-type">{describeScheme(scheme)}</span>
        {scheme.deprecated === true && <span className="octavo-field-deprecated">deprecated</span>}
      </div>
      <div className="octavo-field-content octavo-flow">
        <Html html={scheme.description} />
        {scopes.length > 0 && (
          <p className="octavo-field-choices">
            Scopes{' '}
            {scopes.map((scope) => (
              <code key={scope}>{scope}</code>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

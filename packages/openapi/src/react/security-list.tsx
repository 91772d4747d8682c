import { useText } from '@octavo/theme/internal';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import type { Security, SecurityRequirement } from '../model/security.ts';
import { describeScheme, findCarrier } from '../page/describe-scheme.ts';
import { listScopeMeanings, listSchemeDetails } from '../page/list-scheme-details.ts';
import { DetailFold } from './detail-fold.tsx';
import { Html } from './html.tsx';

/** How a request proves who sends it: one line that says what goes with what, then each way, those between which a reader chooses parted by "or". */
export function SecurityList({ security }: { security: Security }): ReactElement {
  const text = useText();
  const isOptional = security.some((alternative) => alternative.length === 0);
  const needed = security.filter((alternative) => alternative.length > 0);
  const isPlain = security.length === 1 && needed.every((alternative) => alternative.length === 1);
  return (
    <div className="octavo-security">
      {!isPlain && (
        <p className="octavo-schema-note">
          {needed.map((alternative, index) => (
            <span key={nameAlternative(alternative)}>
              {index > 0 && <b> {text('or')} </b>}
              {isGroup(alternative, needed) && '('}
              {alternative.map(({ scheme }, position) => (
                <span key={scheme.name}>
                  {position > 0 && <b> {text('and')} </b>}
                  <code>{scheme.name}</code>
                </span>
              ))}
              {isGroup(alternative, needed) && ')'}
            </span>
          ))}
          {isOptional && (needed.length === 0 ? text('No authorization needed.') : ` – ${text('or none')}`)}
        </p>
      )}
      {needed.map((alternative, index) => (
        <Fragment key={nameAlternative(alternative)}>
          {alternative.map((requirement, position) => (
            <RequirementRow
              key={requirement.scheme.name}
              requirement={requirement}
              joined={position > 0 ? 'and' : index > 0 ? 'or' : undefined}
              isNamed={!isPlain}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** What goes together is held together where there is something else to choose. */
function isGroup(alternative: readonly SecurityRequirement[], all: Security): boolean {
  return alternative.length > 1 && all.length > 1;
}

function nameAlternative(alternative: readonly SecurityRequirement[]): string {
  return alternative.map(({ scheme }) => scheme.name).join(' + ');
}

function RequirementRow({
  requirement: { scheme, scopes },
  joined,
  isNamed,
}: {
  requirement: SecurityRequirement;
  /** How it goes with the row before. */
  joined: 'and' | 'or' | undefined;
  /** Whether the line above calls it by the name that it has in the file. */
  isNamed: boolean;
}): ReactElement {
  const text = useText();
  const meanings = listScopeMeanings(scheme);
  return (
    <div className="octavo-field">
      <div className="octavo-field-head">
        {joined !== undefined && <b>{text(joined)}</b>}
        <code className="octavo-field-name">{findCarrier(scheme)}</code>
        {isNamed && scheme.name !== findCarrier(scheme) && <div className="octavo-field-type">{scheme.name}</div>}
        <div className="octavo-field-location">{describeScheme(scheme, text)}</div>
        {scheme.deprecated === true && <div className="octavo-field-deprecated">{text('deprecated')}</div>}
      </div>
      <div className="octavo-field-content octavo-flow">
        <Html html={scheme.description} />
        {scopes.length > 0 && (
          <div className="octavo-field-choices">
            {text('Scopes')}
            {scopes.map((scope) => (
              <div key={scope}>
                <code>{scope}</code> {meanings.get(scope)}
              </div>
            ))}
          </div>
        )}
        <DetailFold details={listSchemeDetails(scheme)} />
      </div>
    </div>
  );
}

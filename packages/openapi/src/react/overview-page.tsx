import { H2, useHref } from '@octavo/theme';
import { useText } from '@octavo/theme/internal';
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { OverviewPageData } from '../page/api-page-data.ts';
import { listOverviewFacts } from '../page/list-overview-facts.ts';
import { toTagId } from '../page/to-tag-id.ts';
import { listScopeMeanings } from '../page/list-scheme-details.ts';
import { DetailFold } from './detail-fold.tsx';
import { ExternalLink } from './external-link.tsx';
import { Html } from './html.tsx';
import { AccessPart } from './playground/access-part.tsx';
import { SecurityList } from './security-list.tsx';

/** The page of an API as a whole: what it is, where it is, how to authorise, and its file. */
export function OverviewPage({ data, children }: { data: OverviewPageData; children?: ReactNode }): ReactElement {
  const { overview, access } = data;
  const resolveHref = useHref();
  const say = useText();
  return (
    <div className="octavo-api octavo-beside-text">
      <Html html={overview.description} />
      {overview.externalDocs && <ExternalLink docs={overview.externalDocs} />}
      {children}
      <dl className="octavo-schema-facts">
        {listOverviewFacts(overview).map(({ name, text, url }) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{url === undefined ? text : <a href={url}>{text}</a>}</dd>
          </div>
        ))}
        <div>
          <dt>{say(`${overview.format} file`)}</dt>
          <dd>
            <a href={resolveHref(overview.file)} download={overview.file.replace(/^.*\//, '')}>
              {say('Download')}
            </a>
          </dd>
        </div>
      </dl>
      <DetailFold details={overview.details} />
      {overview.servers.length > 0 && (
        <section className="octavo-api-part">
          <H2 id="servers">{say('Servers')}</H2>
          {overview.servers.map(({ url, name, description, variables, details }) => (
            <div className="octavo-field" key={`${name} ${url}`}>
              <div className="octavo-field-head">
                <code className="octavo-field-name">{url}</code>
                {name !== undefined && <div className="octavo-field-type">{name}</div>}
              </div>
              <div className="octavo-field-content octavo-flow">
                <Html html={description} />
                {variables.map((variable) => (
                  <Fragment key={variable.name}>
                    <div className="octavo-field-choices">
                      <code>{`{${variable.name}}`}</code> {say('default')} <code>{variable.default}</code>
                      {variable.enum !== undefined && ` ${say('one of')} `}
                      {variable.enum?.map((one) => (
                        <div key={one}>
                          <code>{one}</code>
                        </div>
                      ))}
                      {variable.examples !== undefined && ` ${say('example')} `}
                      {variable.examples?.map((one) => (
                        <div key={one}>
                          <code>{one}</code>
                        </div>
                      ))}
                    </div>
                    <Html html={variable.description} />
                  </Fragment>
                ))}
                <DetailFold details={details} />
              </div>
            </div>
          ))}
        </section>
      )}
      {(overview.schemes.length > 0 || access !== undefined) && (
        <section className="octavo-api-part">
          <H2 id="authorization">{say('Authorization')}</H2>
          {access && <AccessPart data={data} access={access} />}
          {overview.schemes.map((scheme) => (
            <SecurityList key={scheme.name} security={[[{ scheme, scopes: [...listScopeMeanings(scheme).keys()] }]]} />
          ))}
        </section>
      )}
      {overview.tags.map(({ name, title, description, externalDocs }) => (
        <section className="octavo-api-part" key={name}>
          <H2 id={toTagId(name)}>{title}</H2>
          <Html html={description} />
          {externalDocs && <ExternalLink docs={externalDocs} />}
        </section>
      ))}
    </div>
  );
}

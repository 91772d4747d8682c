import type { ApiTexts, PartTexts } from '@octavo/core';
import { use } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { coerceBoolean, coerceList } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createTitleSlug } from '../props/create-title-slug.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { FieldScope } from './field-scope.ts';
import { splitWords } from '../../words/split-words.ts';
import type { FindText } from '../../words/use-text.ts';
import { useText } from '../../words/use-text.ts';

/** What parameters and response fields have in common. */
export interface FieldProps extends RootProps {
  /** The type, as readers know it: `string`, `integer[]`. */
  type?: string | undefined;
  /** Whether it is required. */
  required?: LooseBoolean;
  /** Whether it is deprecated. */
  deprecated?: LooseBoolean;
  /** The default value. */
  default?: unknown;
  /** The values that are allowed. */
  enum?: unknown;
  /** Labels before the name. */
  pre?: unknown;
  /** Labels after the name. */
  post?: unknown;
}

/** Where a parameter goes. */
export type FieldLocation = 'path' | 'query' | 'body' | 'header';

export interface FieldLineProps {
  props: FieldProps;
  name: string | undefined;
  /** What its anchor begins with, at the top: `param` in `#param-user-id`. */
  prefix: string;
  location?: FieldLocation | undefined;
}

/** A named value with its facts on one line, each a block so that no reader of the bare text runs them together, and its description below. */
export function Field({ props, name, prefix, location }: FieldLineProps): ReactElement {
  const slug = createTitleSlug(name?.replaceAll(/[.[\]]+/g, '-'));
  const scope = use(FieldScope) || prefix;
  const text = useText();
  const id = props.id ?? (slug === undefined ? undefined : `${scope}-${slug}`);
  return (
    <div {...createRootProps(props, 'octavo-field')} id={id} data-location={location}>
      <div className="octavo-field-head">
        {coerceList(props.pre).map(renderLabel)}
        {name && (
          <a className="octavo-field-name" href={`#${id}`}>
            <code>{name}</code>
          </a>
        )}
        {coerceList(props.post).map(renderLabel)}
        {props.type && <div className="octavo-field-type">{props.type}</div>}
        {location && <div className="octavo-field-location">{text(location)}</div>}
        {coerceBoolean(props.required) && <div className="octavo-field-required">{text('required')}</div>}
        {coerceBoolean(props.deprecated) && <div className="octavo-field-deprecated">{text('deprecated')}</div>}
        {renderDefault(props.default, text)}
      </div>
      <div className="octavo-field-content octavo-flow">
        <FieldScope value={id ?? scope}>{props.children}</FieldScope>
        {renderChoices(coerceList(props.enum), text)}
      </div>
    </div>
  );
}

function renderLabel(label: string): ReactNode {
  return (
    <div className="octavo-field-label" key={label}>
      {label}
    </div>
  );
}

function renderDefault(value: unknown, text: FindText<PartTexts & ApiTexts>): ReactNode {
  if (value === undefined || value === null || value === '') return null;
  return (
    <div className="octavo-field-default">
      {splitWords(text('default {value}'), {
        value: <code key="value">{typeof value === 'object' ? JSON.stringify(value) : String(value)}</code>,
      })}
    </div>
  );
}

function renderChoices(choices: string[], text: FindText<PartTexts & ApiTexts>): ReactNode {
  if (choices.length === 0) return null;
  return (
    <div className="octavo-field-choices">
      {text('One of')}
      {choices.map((choice) => (
        <div key={choice}>
          <code>{choice}</code>
        </div>
      ))}
    </div>
  );
}

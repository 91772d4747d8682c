import { useRef } from 'react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { startCopy } from '../../behaviors/start-copy.ts';
import { useBehavior } from '../behavior/use-behavior.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { useText } from '../../words/use-text.ts';

export interface ColorItemProps extends RootProps<HTMLButtonElement> {
  /** The name of the colour. */
  name?: ReactNode;
  /** A CSS colour, or one for each mode. */
  value?: string | { light?: string; dark?: string } | undefined;
}

/** A colour; a press copies its value. */
export function ColorItem(props: ColorItemProps): ReactElement {
  const { name, value = '' } = props;
  const light = (typeof value === 'string' ? value : (value.light ?? value.dark)) ?? '';
  const dark = (typeof value === 'string' ? value : (value.dark ?? value.light)) ?? '';
  const text = light === dark ? light : `${light} / ${dark}`;
  const say = useText();
  const part = useRef<HTMLSpanElement>(null);
  useBehavior(part, startCopy);
  const swatch: CSSProperties & Record<`--${string}`, string> = { '--octavo-swatch-light': light, '--octavo-swatch-dark': dark };
  return (
    <button
      type="button"
      title={say('Copy')}
      {...createRootProps(props, 'octavo-color-item')}
      data-state="idle"
      data-idle={say('Copy')}
      data-copied={say('Copied')}
      data-failed={say('Copy failed')}
    >
      <span ref={part} className="octavo-color-swatch" style={swatch} />
      <span className="octavo-color-name">{name}</span>
      <code className="octavo-color-value">{text}</code>
    </button>
  );
}

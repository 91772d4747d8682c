import { useId, useRef } from 'react';
import type { ReactElement } from 'react';
import { startViews } from '../../behaviors/start-views.ts';
import { useBehavior } from '../behavior/use-behavior.ts';
import { useChoice } from '../choice/use-choice.ts';
import { useIcon } from '../icon/use-icon.tsx';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { parseViews } from './parse-views.ts';
import type { ViewLabel } from './parse-views.ts';
import { useText } from '../../words/use-text.ts';

export interface ViewSwitchProps extends RootProps {
  /** The page's views, in order: titles, or `{ title, icon, iconType }`; also as JSON. */
  views?: unknown;
}

/** The choice among the views of a page: every `View` with the same `views` follows it. */
export function ViewSwitch(props: ViewSwitchProps): ReactElement | null {
  const views = parseViews(props.views);
  const name = useId();
  const text = useText();
  const first = useRef<HTMLLabelElement>(null);
  const { initial, keys } = useChoice({ labels: views.map(({ title }) => title), initial: 0, isSynced: true });
  useBehavior(first, startViews, keys);
  if (views.length < 2) return null;
  return (
    <div
      role="radiogroup"
      aria-label={text('Show this page for')}
      {...createRootProps(props, 'octavo-view-switch')}
      data-octavo-choice={keys}
    >
      {views.map((view, index) => (
        <label key={view.title} ref={index === 0 ? first : undefined}>
          <input type="radio" name={name} defaultChecked={index === initial} />
          <SwitchLabel {...view} />
        </label>
      ))}
    </div>
  );
}

function SwitchLabel({ title, icon, iconType }: ViewLabel): ReactElement {
  const drawn = useIcon(icon, iconType);
  return (
    <>
      {drawn}
      {title}
    </>
  );
}

import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { CopyButton, useText } from '@octavo/theme/internal';
import { nameStatus } from '../../../page/name-status.ts';
import { sayTexts } from '../../../value/say.ts';
import { Toggle } from '../panel/toggle.tsx';
import type { Answer } from '../send/read-response.ts';
import { isTextKind } from '../send/response-kind.ts';
import { AnswerBody } from './answer-body.tsx';
import type { HeaderList } from './header-list.tsx';
import { Later } from './later.tsx';
import { formatElapsed, formatBytes } from './format-bytes.ts';

const VIEWS = ['Body', 'Raw', 'Headers'] as const;

/** An answer: status, time and size, its body laid out or as it came, its headers. */
export function AnswerView({ answer }: { answer: Answer }): ReactElement {
  const [chosen, setChosen] = useState<(typeof VIEWS)[number]>('Body');
  const text = useText();
  const [isSaved, setSaved] = useState(true);
  const findText = useCallback(() => answer.text, [answer]);
  const isText = isTextKind(answer.kind);
  const { status, headers, blob, size, isComplete } = answer;
  const views = VIEWS.filter((view) => view !== 'Raw' || (isText && answer.kind !== 'text' && answer.kind !== 'html'));
  return (
    <div className="octavo-try-answer" data-state={isComplete ? 'done' : 'arriving'}>
      <div className="octavo-try-answer-head">
        <span className="octavo-status" data-status={`${status}`[0]}>
          {status}
        </span>
        <span className="octavo-try-answer-name">{answer.statusText || nameStatus(`${status}`, text)}</span>
        <span className="octavo-try-type">{formatElapsed(answer.took)}</span>
        <span className="octavo-try-type">{formatBytes(size)}</span>
        <Toggle
          label={text('Response')}
          options={views.map((view) => ({ value: view, text: view === 'Headers' ? `${text(view)} ${headers.length}` : text(view) }))}
          value={chosen}
          onChange={setChosen}
        />
        {isText && answer.text !== '' && <CopyButton findText={findText} />}
        {blob && size > 0 && (
          <button type="button" className="octavo-try-link" onClick={() => save(answer).then(setSaved)}>
            {text('Save')}
          </button>
        )}
      </div>
      {chosen === 'Headers' ? (
        <Later loader={loadHeaderList} render={(List) => <List headers={headers} waited={answer.waited} />} />
      ) : (
        <AnswerBody answer={answer} isRaw={chosen === 'Raw'} />
      )}
      {!isSaved && <p className="octavo-try-problem octavo-try-inset">{text('A part of the page could not be loaded.')}</p>}
      {answer.problem !== undefined && <p className="octavo-try-problem octavo-try-inset">{sayTexts(text, answer.problem)}</p>}
    </div>
  );
}

/** False where what saves could not be loaded. */
function save(answer: Answer): Promise<boolean> {
  return import('./save-file.ts').then(
    (module) => {
      module.saveAnswer(answer);
      return true;
    },
    () => false,
  );
}

function loadHeaderList(): Promise<typeof HeaderList> {
  return import('./header-list.tsx').then((module) => module.HeaderList);
}

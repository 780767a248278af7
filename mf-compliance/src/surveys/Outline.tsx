import type { DraftProblem } from '@lichen/contracts/survey/draft-problems';
import { useSingleKeyShortcuts, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { TYPE_SIGNS, TYPE_WORDS } from './form/question-words';
import type { Editing } from './form/useEditing';

interface Props {
  editing: Editing;
  problems: readonly DraftProblem[];
  onMove: () => void;
  onRemove: () => void;
  /** Moves the focus to the properties of the selected row. */
  onProperties: () => void;
}

/** Ids of the rows in order: each tab, followed by its questions. */
const rowsOf = ({ survey }: Editing): readonly string[] =>
  survey.tabs.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);

/** Actions of the outline by key, with the prefixes `Ctrl+`, `Alt+` and `Shift+` in this order. */
function actsOf({ editing, onMove, onRemove, onProperties }: Props, go: (by: number | 'first' | 'last') => void) {
  return {
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    Home: () => go('first'),
    End: () => go('last'),
    Enter: onProperties,
    F2: onProperties,
    Delete: onRemove,
    '/': editing.add,
    n: editing.add,
    m: onMove,
    'Ctrl+d': editing.duplicate,
    'Ctrl+z': editing.undo,
    'Ctrl+y': editing.redo,
    'Alt+ArrowDown': () => editing.step(1),
    'Alt+ArrowUp': () => editing.step(-1),
    'Alt+Shift+ArrowDown': () => editing.stepTab(1),
    'Alt+Shift+ArrowUp': () => editing.stepTab(-1),
  } as Readonly<Record<string, () => void>>;
}

const nameOf = ({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) =>
  `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${shiftKey && key.startsWith('Arrow') ? 'Shift+' : ''}${key.length === 1 ? key.toLowerCase() : key}`;

/** Tree of tabs and questions: a single tab stop, with every action available by key and by button. */
export function Outline(props: Props) {
  const { editing, problems, onMove, onRemove } = props;
  const t = useT();
  const areSingleKeysOn = useSingleKeyShortcuts();
  const tree = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const rows = rowsOf(editing);
  const { survey, selected, select, said, question } = editing;
  const wrong = new Set(problems.map(({ id }) => id));

  // Focus follows the selection while it is inside the outline; a row moved to another tab is rendered anew.
  useEffect(() => {
    const isNowhere = document.activeElement === document.body;
    if (!isInside.current || !(isNowhere || tree.current?.contains(document.activeElement))) return;
    const row = selected === null ? null : tree.current?.querySelector<HTMLElement>(`[data-row="${selected}"]`);
    if (row !== document.activeElement) row?.focus();
  });

  const go = (by: number | 'first' | 'last') => {
    const at = rows.indexOf(selected ?? '');
    const to = by === 'first' ? 0 : by === 'last' ? rows.length - 1 : Math.min(Math.max(at + by, 0), rows.length - 1);
    select(rows[to] ?? null);
  };
  const press = (event: KeyboardEvent) => {
    const name = nameOf(event);
    const act = actsOf(props, go)[name];
    if (!act || (!areSingleKeysOn && name.length === 1)) return;
    event.preventDefault();
    act();
  };
  return (
    <section className="cs-outline" aria-label={t('Outline')}>
      <h2>{t('Outline')}</h2>
      <div
        ref={tree}
        role="tree"
        aria-label={t('Tabs and questions')}
        onKeyDown={press}
        onFocus={() => {
          isInside.current = true;
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) isInside.current = false;
        }}
      >
        {survey.tabs.map((tab) => (
          <div key={tab.id} role="none">
            <Row id={tab.id} level={1} {...{ editing, rows }} isWrong={wrong.has(tab.id)}>
              <span className="cs-row-words">{tab.label || t('Tab without a name')}</span>
              <span className="cs-count">{tab.questions.length}</span>
            </Row>
            {tab.questions.map((one) => (
              <Row key={one.id} id={one.id} level={2} {...{ editing, rows }} isWrong={wrong.has(one.id)}>
                <span className="cs-sign" aria-hidden="true" title={t(TYPE_WORDS[one.type])}>
                  {one.calculated ? 'Σ' : TYPE_SIGNS[one.type]}
                </span>
                <span className="cs-row-words">{one.label || t('Question without a text')}</span>
              </Row>
            ))}
          </div>
        ))}
      </div>
      <div className="cs-acts">
        <Button size="small" type="primary" onClick={editing.add}>
          {t('Add question')}
        </Button>
        <Button size="small" onClick={editing.addTab}>
          {t('Add tab')}
        </Button>
      </div>
      <fieldset className="cs-acts" disabled={selected === null}>
        <legend>{t('What is chosen')}</legend>
        <Button size="small" onClick={() => editing.step(-1)}>
          {t('Up')}
        </Button>
        <Button size="small" onClick={() => editing.step(1)}>
          {t('Down')}
        </Button>
        <Button size="small" disabled={!question} onClick={onMove}>
          {t('Move to position…')}
        </Button>
        <Button size="small" disabled={!question} onClick={editing.duplicate}>
          {t('Duplicate')}
        </Button>
        <Button size="small" danger onClick={onRemove}>
          {t('Delete')}
        </Button>
      </fieldset>
      <Keys />
      <p className="cs-said" role="status">
        {said}
      </p>
    </section>
  );
}

interface RowProps {
  id: string;
  level: 1 | 2;
  editing: Editing;
  rows: readonly string[];
  isWrong: boolean;
  children: ReactNode;
}

function Row({ id, level, editing: { selected, select }, rows, isWrong, children }: RowProps) {
  const t = useT();
  const isChosen = id === selected;
  const isStop = isChosen || (selected === null && rows[0] === id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of all its rows
    <div
      role="treeitem"
      aria-level={level}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-row={id}
      className={`cs-row cs-level-${level}`}
      onClick={() => select(id)}
    >
      {children}
      {isWrong && (
        <span className="cs-wrong" title={t('To be corrected')}>
          <span aria-hidden="true">!</span>
          <span className="k-unseen">{t('To be corrected')}</span>
        </span>
      )}
    </div>
  );
}

/** Lists the keyboard shortcuts of the buttons. */
function Keys() {
  const t = useT();
  const keys: readonly (readonly [string, string])[] = [
    ['↑ ↓', t('Go through the rows')],
    ['Alt ↑ ↓', t('Move it')],
    ['Alt Shift ↑ ↓', t('Move it to another tab')],
    ['Enter', t('Its properties')],
    ['/', t('Question below')],
    ['M', t('Move to position…')],
    ['Ctrl D', t('Duplicate')],
    ['Del', t('Delete')],
    ['Ctrl Z', t('Undo')],
  ];
  return (
    <details className="cs-keys">
      <summary>{t('Keys')}</summary>
      <dl>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

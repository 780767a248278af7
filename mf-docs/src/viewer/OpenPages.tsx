import { useT } from '@lichen/kit';
import { type ReactNode, useRef, useState } from 'react';
import type { MarkedBox } from '../fields/marked-box';
import { inPercent, turned } from './box';
import { BoxLayer } from './BoxLayer';
import { DeskPage, useFittingZoom } from './Desk';
import { DrawLayer } from './DrawLayer';
import { FindBar } from './FindBar';
import type { Leaves } from './leaves';
import { Thumbnails } from './thumbnails/Thumbnails';
import type { Hit } from './useFind';
import { type DrawnPart, useTakenPart } from './useTakenPart';
import { useLeaf } from './useLeaf';
import { useView, useViewKeys } from './useView';
import { ViewerTools } from './ViewerTools';

export interface PagesProps {
  page: number;
  onPage: (page: number) => void;
  boxes: readonly MarkedBox[];
  /** Id of the field whose box is highlighted. */
  lit: string | null;
  onPick: (id: string) => void;
  /** Called with a box that the user has drawn; drawing is disabled without it. */
  onDrawn?: ((part: DrawnPart) => Promise<void>) | undefined;
  /** More tools for the toolbar. */
  tools?: ReactNode;
}

interface Props extends PagesProps {
  leaves: Leaves;
}

/** The page viewer: toolbar, thumbnails, and the open page. */
export function OpenPages({ leaves, page, onPage, boxes, lit, onPick, onDrawn, tools }: Props) {
  const t = useT();
  const desk = useRef<HTMLElement>(null);
  const number = Math.min(Math.max(1, page), leaves.count);
  const leaf = useLeaf(leaves, number);
  const [hit, setHit] = useState<Hit | null>(null);
  const [fitting, setFitting] = useState(1);
  const [view, actions] = useView(fitting);
  const fit = useFittingZoom(desk, leaf === 'failed' ? null : leaf, view.rotation);
  if (fit !== fitting) setFitting(fit);
  const go = (to: number) => to >= 1 && to <= leaves.count && onPage(to);
  useViewKeys({
    '+': () => actions.zoomBy(1),
    '-': () => actions.zoomBy(-1),
    '0': actions.fit,
    '[': () => go(number - 1),
    ']': () => go(number + 1),
    r: actions.turn,
    d: () => onDrawn && actions.draw(true),
  });
  const zoom = view.zoom ?? fit;
  const { take, isTaking } = useTakenPart({ leaf, page: number, rotation: view.rotation, onDrawn });
  const hitOn = (found: Hit | null) => {
    setHit(found);
    if (found) go(found.page);
  };

  return (
    <div className="doc-viewer">
      {leaves.count > 1 && <Thumbnails leaves={leaves} page={number} boxes={boxes} onPage={go} />}
      <div className="doc-viewer-main">
        <ViewerTools
          view={view}
          actions={actions}
          zoom={zoom}
          page={number}
          count={leaves.count}
          onPage={go}
          canDraw={onDrawn !== undefined}
          canFind={leaves.hasWords}
        >
          {tools}
          <ViewerNote isTaking={isTaking} leftOut={leaves.leftOut ?? 0} />
        </ViewerTools>
        {view.isFinding && (
          <FindBar
            leaves={leaves}
            onHit={hitOn}
            onClose={() => {
              actions.find(false);
              setHit(null);
            }}
          />
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that is larger than the desk is scrolled by keys too */}
        <section ref={desk} className="doc-desk" tabIndex={0} aria-label={t('Page {page}', { page: number })}>
          <DeskPage leaf={leaf} number={number} zoom={zoom} rotation={view.rotation}>
            {(rotation) => (
              <>
                {hit?.page === number && <span className="doc-hit" style={inPercent(turned(hit.box, rotation))} />}
                <BoxLayer
                  boxes={boxes.filter((box) => box.page === number)}
                  rotation={rotation}
                  zoom={zoom}
                  lit={lit}
                  onPick={onPick}
                />
                {view.isDrawing && onDrawn && (
                  <DrawLayer
                    rotation={rotation}
                    onDrawn={(box) => {
                      actions.draw(false);
                      return take(box);
                    }}
                    onCancel={() => actions.draw(false)}
                  />
                )}
              </>
            )}
          </DeskPage>
        </section>
      </div>
    </div>
  );
}

function ViewerNote({ isTaking, leftOut }: { isTaking: boolean; leftOut: number }) {
  const t = useT();
  const more = leftOut > 0 && t('{count} more rows are in the file. Download it to see them.', { count: leftOut });
  return (
    <span className="doc-quiet" role="status">
      {isTaking ? t('Reading the box…') : more}
    </span>
  );
}

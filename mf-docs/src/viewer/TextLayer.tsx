import { useEffect, useState } from 'react';
import { quarters } from './box';
import type { Leaf, Run } from './leaves';

interface Props {
  leaf: Leaf;
  /** Degrees that the reader turned it by. */
  rotation: number;
}

/** A page with more runs of words is a drawing: marking its words is worth less than the time that they take. */
const MOST_RUNS = 5000;

/** Moves what lies on the page as the reader turns the page. */
const turnOf = (turns: number, width: number, height: number): string =>
  [
    '',
    `translate(${height} 0) rotate(90)`,
    `translate(${width} ${height}) rotate(180)`,
    `translate(0 ${width}) rotate(270)`,
  ][turns] ?? '';

/** The words of the page, unseen over its picture: to be marked, copied and read aloud. A picture has none. */
export function TextLayer({ leaf, rotation }: Props) {
  const [runs, setRuns] = useState<readonly Run[]>([]);
  useEffect(() => {
    let isWanted = true;
    leaf.words().then(
      (found) => isWanted && setRuns(found.slice(0, MOST_RUNS)),
      // The picture of the page is shown all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
      setRuns([]);
    };
  }, [leaf]);
  if (runs.length === 0) return null;
  const isAcross = quarters(leaf.turn) % 2 === 1;
  const [width, height] = isAcross ? [leaf.height, leaf.width] : [leaf.width, leaf.height];
  const turns = quarters(rotation);
  return (
    // Words of the document stay as they are printed.
    <div translate="no">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is named by its words, which are the text itself */}
      <svg className="doc-text" viewBox={turns % 2 === 1 ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`}>
        <g transform={turnOf(turns, width, height)}>
          {runs.map(({ text, box }, at) => (
            <text
              key={at}
              x={box.x * width}
              y={(box.y + box.height) * height}
              fontSize={box.height * height}
              textLength={box.width * width}
              lengthAdjust="spacingAndGlyphs"
            >
              {text}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { quarters } from './box';
import type { Leaf, Run } from './leaves';

interface Props {
  leaf: Leaf;
  /** Degrees by which the user has rotated the page. */
  rotation: number;
}

/** A page with more text runs is a drawing, whose text is not worth the time that the layer would take. */
const MOST_RUNS = 5000;

/** Returns the SVG transform of the layer for a number of quarter turns. */
const turnOf = (turns: number, width: number, height: number): string =>
  [
    '',
    `translate(${height} 0) rotate(90)`,
    `translate(${width} ${height}) rotate(180)`,
    `translate(0 ${width}) rotate(270)`,
  ][turns] ?? '';

/** The page's text as an invisible layer above its image, to select, copy or read aloud. Images have none. */
export function TextLayer({ leaf, rotation }: Props) {
  const [runs, setRuns] = useState<readonly Run[]>([]);
  useEffect(() => {
    let isWanted = true;
    leaf.words().then(
      (found) => isWanted && setRuns(found.slice(0, MOST_RUNS)),
      // The image of the page is shown without its text.
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
    // The text of the document must not be translated.
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

import { Segmented } from '@lichen/kit/antd';
import { useState } from 'react';
import { chooseScheme, useScheme } from '../portal/theme/scheme-choice';
import { chooserStories } from './chooser-stories';
import { fieldStories } from './field-stories';
import { jobStories } from './job-stories';
import { pageStories } from './page-stories';
import { stateStories } from './state-stories';
import type { Story } from './story';
import './stories.css';

const WIDTHS = { Telephone: 360, Tablet: 768, Desktop: null } as const;
const STORIES = [...chooserStories, ...fieldStories, ...stateStories, ...jobStories, ...pageStories];
type Width = keyof typeof WIDTHS;
const names = Object.keys(WIDTHS) as Width[];

/** Every public component of the kit in its states. Development builds only. */
export default function StoriesPage() {
  const [width, setWidth] = useState<Width>('Desktop');
  const scheme = useScheme((state) => state.scheme);
  return (
    <div className="k-page k-page-wide">
      <header className="story-head">
        <h1>Kit</h1>
        <Segmented aria-label="Scheme" options={['light', 'dark']} value={scheme} onChange={chooseScheme} />
        <Segmented aria-label="Width" options={names} value={width} onChange={setWidth} />
      </header>
      <nav className="story-list" aria-label="Components">
        {STORIES.map(({ of }) => (
          <a key={of} href={`#story-${of}`}>
            {of}
          </a>
        ))}
      </nav>
      {STORIES.map((story) => (
        <StoryOf key={story.of} story={story} width={WIDTHS[width]} />
      ))}
    </div>
  );
}

function StoryOf({ story, width }: { story: Story; width: number | null }) {
  return (
    <section id={`story-${story.of}`} className="story" aria-label={story.of}>
      <h2>{story.of}</h2>
      {story.states.map(({ name, Shown }) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          <div className="story-stage" style={width ? { maxWidth: width } : undefined}>
            <Shown />
          </div>
        </figure>
      ))}
    </section>
  );
}

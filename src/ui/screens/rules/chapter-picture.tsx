// The picture of a chapter: room for it from the beginning, painted when it is scrolled into view, and anew when the
// language or its size changes. Whoever cannot fetch it reads on without.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lang } from '../../../words/index.ts';
import type { RulePicture } from '../../sheet/rule-pictures.ts';

/** Fetches the pictures of a book. */
export type OpenPictures = () => Promise<readonly RulePicture[]>;

interface ChapterPictureProps {
  readonly chapter: number;
  readonly open: OpenPictures;
}

const AHEAD = '200px'; // it is begun a little before it is seen

export function ChapterPicture({ chapter, open }: ChapterPictureProps) {
  const box = useRef<HTMLElement>(null);
  const picture = useSignal<RulePicture | 'none' | null>(null);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        open().then(
          (all) => {
            picture.value = all.find((one) => one.chapter === chapter) ?? 'none';
          },
          () => {
            picture.value = 'none';
          },
        );
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [chapter, open]);
  const shown = picture.value;
  if (shown === 'none') return null;
  return (
    <figure class="chapter-picture" ref={box} aria-busy={shown === null}>
      {shown === null ? <div class="chapter-picture__room" /> : <Painted picture={shown} />}
      <figcaption lang={lang.value}>{shown?.caption()}</figcaption>
    </figure>
  );
}

function Painted({ picture }: { readonly picture: RulePicture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const language = lang.value;
  useEffect(() => {
    const { current } = canvas;
    if (current === null) return;
    let width = 0;
    const painter = new ResizeObserver(() => {
      if (current.clientWidth === width) return;
      width = current.clientWidth;
      void picture.paint(current);
    });
    painter.observe(current);
    return () => painter.disconnect();
  }, [picture, language]);
  return (
    <canvas ref={canvas} class="chapter-picture__room" role="img" aria-label={picture.alt()} />
  );
}

import type { TFunction } from 'i18next';
import { type ReactNode, useMemo, useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { frameOf } from '#src/frame/frame.ts';
import { useContainer } from '#src/routes/container-context.tsx';
import { type FrameParts, FrameProvider, type Overheard } from '#ui/kit/frame-context.tsx';
import { useWords, WordsProvider } from '#ui/words/use-words.tsx';

type Listener = (text: Overheard) => void;

interface FramedProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** What the frame around every page asks for, and an ear for the texts on it while an editor's tool listens (I18N-2). */
export function Framed({ locale, children }: FramedProps) {
  const world = useContainer();
  const t = useWords();
  const [listener, setListener] = useState<Listener | null>(null);
  // Kept here and not by a memo: React forgets what it made for a drawing that waits, and parts made anew are waited for anew.
  const [framesMade] = useState(() => new Map<Locale, FrameParts>());
  const parts = framesMade.get(locale) ?? frameOf(world, locale, (heard) => setListener(() => heard));
  framesMade.set(locale, parts);
  const words = useMemo(() => (listener ? overheard(t, listener) : t), [t, listener]);
  return (
    <FrameProvider value={parts}>
      <WordsProvider value={words}>{children}</WordsProvider>
    </FrameProvider>
  );
}

/** The same words, each told to a listener as it is asked for. */
function overheard(t: TFunction, listener: Listener): TFunction {
  const telling = (key: string, options?: Record<string, unknown>): string => {
    const translated = String(t(key as never, options as never));
    listener({ key, translated });
    return translated;
  };
  return telling as TFunction;
}

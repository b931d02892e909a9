import { createContext, type ReactNode, use, useState } from 'react';
import { useFetcher } from 'react-router';

interface Choice {
  /** Whether texts with HTML open in the editor. */
  formatted: boolean;
  choose(formatted: boolean): void;
}

const ChoiceContext = createContext<Choice>({ formatted: false, choose: () => undefined });

/** How the signed-in person edits texts with HTML. */
export const useEditorChoice = () => use(ChoiceContext);

interface EditorChoiceProps {
  /** The choice that is stored for the account. */
  initial: boolean;
  children: ReactNode;
}

/** Provides the choice to all forms and stores it for the account. The layout renders this component once. */
export function EditorChoice({ initial, children }: EditorChoiceProps) {
  const [formatted, setFormatted] = useState(initial);
  const fetcher = useFetcher();
  const choose = (next: boolean) => {
    setFormatted(next);
    if (next === formatted) return;
    void fetcher.submit(next ? { formatted: 'on' } : { formatted: '' }, {
      method: 'post',
      action: '/admin/editor-choice',
      defaultShouldRevalidate: false,
    });
  };
  return <ChoiceContext value={{ formatted, choose }}>{children}</ChoiceContext>;
}

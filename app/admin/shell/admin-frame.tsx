import { type ReactNode, useRef } from 'react';
import { t } from '#domain/admin-words/t.ts';
import { EditorChoice } from '../form/fields/editor-choice.tsx';
import { UnsavedChangesGuard } from '../form/unsaved-changes-guard.tsx';
import { OwnAccess } from '../route-rights/may-follow.ts';
import { useLoadingAhead } from '../screen/loaded-later.tsx';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import type { FrameData } from './frame.server.ts';
import { ProgressLine } from './progress-line.tsx';
import { Sidebar } from './sidebar.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { Toasts } from './toasts.tsx';

/** The frame around every screen: sidebar, progress line, and the dialogs and toasts that open over it. */
export function AdminFrame({
  wordmark,
  administrator,
  requiredScreen,
  newMessages,
  children,
}: FrameData & { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useLoadingAhead();
  return (
    <OwnAccess value={{ account: administrator.id, role: administrator.role, requiredScreen }}>
      <div className="min-h-dvh bg-paper text-ink lg:flex">
        <meta name="robots" content="noindex, nofollow" />
        {/* biome-ignore lint/a11y/useValidAnchor: it also works as a link without scripts */}
        <a
          href="#content"
          className="skip-link"
          onClick={(event) => {
            // Move the focus without adding #content to the address.
            event.preventDefault();
            content.current?.focus();
          }}
        >
          {t('Skip to content')}
        </a>
        <ProgressLine />
        <Sidebar wordmark={wordmark} name={administrator.email} newMessages={newMessages} />
        <main
          ref={content}
          id="content"
          tabIndex={-1}
          className="min-w-0 max-w-[110rem] flex-1 px-4 pt-5 pb-24 outline-none sm:px-6 lg:pt-6"
        >
          <EditorChoice initial={administrator.editsFormatted}>{children}</EditorChoice>
        </main>
        <Shortcuts />
        <Toasts />
        <SignInAgain email={administrator.email} />
        <UnsavedChangesGuard />
      </div>
    </OwnAccess>
  );
}

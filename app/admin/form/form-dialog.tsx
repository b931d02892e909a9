import type { ReactNode } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { showToast } from '#app/ui/toasts/toast.ts';
import { translate } from '#domain/admin-words/t.ts';
import type { Success } from '../actions/action-result.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { closedAddress } from '../screen/screen-address.ts';
import type { AfterCreate } from '../screen/use-created-row.ts';
import { useBeside } from './beside-form.tsx';
import { DialogForm, type DialogFormProps } from './dialog-form.tsx';
import { type FormTab, TabList, useFormTabs } from './form-tabs.tsx';
import { useFormParts } from './state/form-parts.ts';
import { useRestart } from './state/use-restart.ts';

type FormProps = Omit<
  DialogFormProps,
  'side' | 'tabs' | 'parts' | 'close' | 'closeSaved' | 'takeTheirs'
>;

interface FormDialogProps extends FormProps {
  title: string;
  /** Further actions on the record, shown beside the title. */
  more?: ReactNode;
  /** Content beside the form. On narrow screens a button shows it instead of the form. */
  beside?: (isShown: boolean) => ReactNode;
  /** Tabs besides the record's own fields. One save sends them all. */
  tabs?: readonly FormTab[];
}

/**
 * A dialog with the form of one record, which is sent to the screen's `save` operation, or to `intent`. It is
 * open while the address has ?new or ?edit=id; closing removes them, or leads to ?back=. Ctrl/Cmd-S saves.
 */
export function FormDialog({ title, more, beside, tabs: further = [], ...props }: FormDialogProps) {
  const side = useBeside();
  const tabs = useFormTabs(further);
  const parts = useFormParts();
  const { revalidate } = useRevalidator();
  const [generation, takeTheirs] = useRestart();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const closed = closedAddress(pathname, search);
  const close = () => navigate(closed, { preventScrollReset: true });
  const closeSaved = async ({ saved, id, name, leftOut }: Success) => {
    const created = !props.record && closed.startsWith(pathname) ? id : undefined;
    // Close first and reload the list after it, so that a slow list does not delay the closing.
    await navigate(closed, {
      preventScrollReset: true,
      replace: true,
      defaultShouldRevalidate: false,
      state: { created } satisfies AfterCreate,
    });
    revalidate();
    if (saved && name) showToast('success', name, translate(saved));
    else if (saved) showToast('success', translate(saved));
    if (leftOut) showToast('error', leftOut.text, leftOut.title);
  };
  return (
    <Dialog
      title={title}
      onClose={close}
      size="large"
      belowHead={further.length > 0 && <TabList tabs={tabs} problemsOf={parts.problemsOf} />}
      more={
        <>
          {beside && side.button}
          {more}
        </>
      }
    >
      <DialogForm
        key={generation}
        {...props}
        {...{ tabs, parts }}
        {...(beside && { side: { ...side, content: beside(side.isShown) } })}
        close={close}
        closeSaved={closeSaved}
        takeTheirs={takeTheirs}
      />
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { findSetting } from '#domain/settings/setting-editing.server.ts';
import { InlineForm } from '../form/inline-form.tsx';
import { HistoryPanel } from '../history/versions/history-panel.tsx';

interface SettingFormProps {
  setting: Pick<Awaited<ReturnType<typeof findSetting>>, 'id' | 'version'>;
  schema: z.ZodObject;
  submitLabel: string;
  intent?: string;
  children: ReactNode;
}

/** The form of one setting, with its history below. */
export function SettingForm({ setting: { id, version }, ...form }: SettingFormProps) {
  return (
    <InlineForm
      {...form}
      version={version}
      below={id !== undefined && <HistoryPanel kind="global_settings" id={id} />}
    />
  );
}

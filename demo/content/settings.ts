import type { DemoSetting } from './content-types.ts';

export const settings: readonly DemoSetting[] = [{ type: 'duration', value: '5000' }];

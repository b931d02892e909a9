import { z } from 'zod';
import { t } from '../admin-words/t.ts';
import { isEmailAddress } from '../email-address.ts';
import { checkbox, optionalText } from '../forms/form-values.ts';
import { weChatSchemes } from './company.ts';
import { parseHours, wrongExceptions } from './opening-hours.ts';

/** An optional number within a range; null if empty. */
const optionalNumber = (error: string, min: number, max: number, whole: boolean) =>
  z
    .string()
    .transform((value) => (value.trim() === '' ? null : Number(value)))
    .refine(
      (value) =>
        value === null || (value >= min && value <= max && (!whole || Number.isInteger(value))),
      { error },
    );

/** An optional text that meets a condition. */
const checkedText = (max: number, error: string, isValid: (text: string) => boolean) =>
  optionalText(max).refine((value) => value === null || isValid(value), { error });

const webAddress = checkedText(
  500,
  'Please enter a full address, such as https://www.example.com/us',
  (text) => URL.canParse(text) && /^https?:/i.test(text),
);

const number = (text: string) => /^\+?[\d\s()./-]*\d[\d\s()./-]*$/.test(text);

const dayHours = checkedText(
  100,
  'Please enter times such as 09:00-18:00, several with commas, or “closed”',
  (text) => parseHours(text) !== undefined,
);

const exceptionLines = optionalText(5000).superRefine((value, context) => {
  for (const line of wrongExceptions(value))
    context.addIssue(
      t('“{line}” is not a date with hours. Please write 2026-12-25 closed Christmas Day', {
        line,
      }),
    );
});

/** The form of the company, without its files. */
export const companyForm = z.object({
  name: optionalText(200),
  legal_name: optionalText(200),
  wordmark_latin: optionalText(60),
  wordmark_characters: optionalText(20),
  tagline: optionalText(200),
  blurb: optionalText(1000),
  founded: optionalNumber('Please enter a year, such as 1985', 1000, 2999, true),
  address: optionalText(500),
  street: optionalText(200),
  locality: optionalText(200),
  region: optionalText(200),
  postal_code: optionalText(20),
  country: checkedText(2, 'Please enter two letters, such as HK', (text) =>
    /^[A-Za-z]{2}$/.test(text),
  ),
  factory_name: optionalText(200),
  factory_address: optionalText(500),
  phone: checkedText(50, 'Please enter a telephone number', number),
  email: checkedText(254, 'Please enter a valid email address', isEmailAddress),
  facebook: webAddress,
  instagram: webAddress,
  whatsapp: checkedText(50, 'Please enter a telephone number with its country code', number),
  wechat_id: optionalText(100),
  wechat_link: checkedText(
    500,
    'Please enter an address that begins with weixin:// or https://',
    (text) => URL.canParse(text) && weChatSchemes.test(text),
  ),
  latitude: optionalNumber('Please enter a number from -90 to 90', -90, 90, false),
  longitude: optionalNumber('Please enter a number from -180 to 180', -180, 180, false),
  zoom: optionalNumber('Please enter a whole number from 1 to 19', 1, 19, true),
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
  exceptions: exceptionLines,
  removed_icon: checkbox,
  removed_wechat_code: checkbox,
  removed_whatsapp_code: checkbox,
});

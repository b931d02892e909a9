import { useMessages } from '#app/i18n/locale.ts';
import type { Message } from '#app/i18n/message.tsx';
import { Field, FieldError, TextField } from '#app/ui/fields/field.tsx';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { samplesPath } from '#domain/samples/sample-list.ts';
import type { SampleField, SampleProblems } from '#domain/samples/sample-rules.ts';
import type { ShownLine } from '#domain/samples/shown-lines.server.ts';
import { Honeypot } from '../../ui/fields/honeypot.tsx';
import { SampleLines } from './sample-lines.tsx';
import type { TypedRequest } from './sample-request.ts';

interface SamplesFormProps {
  lines: readonly ShownLine[];
  typed: TypedRequest;
  problems: SampleProblems | undefined;
  failure: 'failed' | 'full' | undefined;
  /** Whether this page answers the form. The list of the form is then newer than the browser's. */
  isAnswer: boolean;
}

/** The list of samples and the visitor's details in one form. Its buttons also add and remove lines. */
export function SamplesForm({ lines, typed, problems, failure, isAnswer }: SamplesFormProps) {
  const { contact, samples } = useMessages();
  const texts: Record<string, Record<string, Message>> = samples.problems;
  const errorOf = (name: SampleField | 'lines') => {
    const problem = problems?.[name];
    return problem && texts[name]?.[problem];
  };
  const field = (name: SampleField) => ({
    ...{ name, defaultValue: typed[name], error: errorOf(name) },
  });
  return (
    <form
      method="post"
      action={`${samplesPath}#samples`}
      noValidate
      className="section wrap columns samples"
      data-sample-form={isAnswer ? 'answer' : ''}
    >
      {/* Enter presses the first button of a form. Without this button Enter would remove a line. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="form" value={typed.formKey} />
      <section id="samples" className="column-first samples-list" aria-labelledby="samples-heading">
        <h2 id="samples-heading" className="heading" tabIndex={-1}>
          {samples.listHeading}
        </h2>
        <SampleLines lines={lines} />
        <FieldError id="lines-error" text={errorOf('lines')} />
        <div className="samples-add">
          <Field name="add" label={samples.addCode} autoComplete="off" />
          <button type="submit" className="button button-quiet">
            {samples.addButton}
          </button>
        </div>
        <p>
          <a className="link" href={publicPages.products.path}>
            {samples.browse}
          </a>
        </p>
      </section>
      <section className="samples-details" aria-labelledby="samples-details">
        <h2 id="samples-details" className="heading">
          {samples.detailsHeading}
        </h2>
        {failure && (
          <p className="answer" role="status">
            {failure === 'full' ? contact.form.full : samples.failed}
          </p>
        )}
        <Field {...field('name')} label={contact.form.name} required autoComplete="name" />
        <Field
          {...field('email')}
          {...{ label: contact.form.email, type: 'email', required: true, autoComplete: 'email' }}
        />
        <Field {...field('company')} label={samples.company} autoComplete="organization" />
        <TextField
          {...field('address')}
          {...{ label: samples.address, required: true, rows: 3, autoComplete: 'street-address' }}
        />
        <TextField {...field('message')} label={samples.message} rows={4} />
        <Honeypot label={contact.form.leaveEmpty} />
        <p>
          <button type="submit" className="button">
            {samples.send}
          </button>
        </p>
      </section>
    </form>
  );
}

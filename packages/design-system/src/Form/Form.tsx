import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  Formik,
  getIn,
  Form as FormikForm,
  useFormikContext,
  type FormikHelpers,
  type FormikProps,
} from 'formik';
import { useLanguage } from '@tolk/i18n';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { formWidth } from '../theme/tokens.ts';
import { RequestId } from '../RequestId/RequestId.tsx';
import { markSaidByForm } from './said-by-form.ts';
import { useWatchedPointer } from './pointer.ts';
import { readSubmitError, type ServerFields } from './submit-error.ts';
import { useLateDraft } from './use-late-draft.ts';
import { useDraft } from './use-draft.ts';
import type { FormStatus } from './use-form-field.ts';

interface FormProps<Values extends object> {
  initialValues: Values;
  /** A Yup schema (`@tolk/design-system/form-rules`). */
  validationSchema?: object;
  /** Rejects with an error envelope or an Error: its `fields` go to their fields, its message above the buttons. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  /** Where refusals stand that name no field of this form, see `ServerFields`. */
  serverFields?: ServerFields;
  /** Keeps what was typed in this tab under this key until it is sent. */
  draftKey?: string;
  /** Never kept in a draft: passwords, codes, files. */
  draftExcept?: ReadonlyArray<keyof Values>;
  /** Name for screen readers when no heading stands above. */
  'aria-label'?: string;
  children: ReactNode | ((values: Values) => ReactNode);
}

/** Formik with our manners: the first wrong field is focused, server messages stand beside their fields, drafts stay. */
export function Form<Values extends object>({
  initialValues,
  validationSchema,
  onSubmit,
  draftKey,
  serverFields,
  draftExcept = [],
  children,
  ...aria
}: FormProps<Values>) {
  const { draft, reread, save, clear } = useDraft<Values>(draftKey);
  useWatchedPointer();

  async function submit(values: Values, helpers: FormikHelpers<Values>) {
    helpers.setStatus(undefined);
    try {
      await onSubmit(values, helpers);
      clear();
    } catch (thrown) {
      markSaidByForm(thrown);
      helpers.setStatus({ ...readSubmitError(thrown, serverFields), values });
    }
  }

  return (
    <Formik
      initialValues={{ ...initialValues, ...draft }}
      validationSchema={validationSchema}
      onSubmit={submit}
    >
      {({ values }: FormikProps<Values>) => (
        <Stack
          component={FormikForm}
          noValidate
          // Should a browser ever send it by itself, no password stands in an address.
          method="post"
          spacing={2.5}
          sx={{ maxWidth: formWidth }}
          {...aria}
        >
          {typeof children === 'function' ? children(values) : children}
          <FormMessage />
          <Keeper<Values>
            except={draftExcept}
            initialValues={initialValues}
            save={save}
            reread={reread}
          />
        </Stack>
      )}
    </Formik>
  );
}

/** Marks the message of a refused attempt. */
const messageMark = 'data-form-message';

interface KeeperProps<Values extends object> {
  except: ReadonlyArray<keyof Values>;
  initialValues: Values;
  save: (values: Partial<Values>) => void;
  reread: () => Partial<Values> | undefined;
}

/** Saves the draft, puts messages into the language in use, and focuses what an attempt to send met. */
function Keeper<Values extends object>({
  except,
  initialValues,
  save,
  reread,
}: KeeperProps<Values>) {
  const { values, submitCount, isSubmitting, validateForm } = useFormikContext<Values>();
  const language = useLanguage();
  const spoken = useRef(language);
  const marker = useRef<HTMLSpanElement>(null);
  useLateDraft(reread);
  const first = useRef(initialValues);

  const keep = useEffectEvent(() => {
    const kept = Object.entries(values).filter(
      ([name, value]) => !except.some((one) => one === name) && !(value instanceof Blob),
    );
    save(Object.fromEntries(kept) as Partial<Values>);
  });

  useEffect(() => {
    // Only what was typed: a render after sending must not bring the draft back.
    if (!Object.is(values, first.current)) keep();
  }, [values]);

  useEffect(() => {
    if (spoken.current !== language) void validateForm();
    spoken.current = language;
  }, [language, validateForm]);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const form = marker.current?.closest('form');
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Of a group the first of its inputs: stars and radio buttons.
    const input =
      wrong?.getAttribute('role') === 'radiogroup' ? wrong.querySelector('input') : wrong;
    // Without a wrong field the message itself, which may stand below the screen.
    (input ?? form?.querySelector<HTMLElement>(`[${messageMark}]`))?.focus();
    if (input) showMessageOf(input);
  }, [submitCount, isSubmitting]);

  return <span ref={marker} hidden />;
}

/** The focus brings a field into view, and not what stands below it: its message is described last. */
function showMessageOf(field: HTMLElement): void {
  const message = field.getAttribute('aria-describedby')?.split(' ').at(-1);
  if (message) document.getElementById(message)?.scrollIntoView?.({ block: 'nearest' });
}

function FormMessage() {
  const { status, values } = useFormikContext() as {
    status: FormStatus | undefined;
    values: unknown;
  };
  const fields = Object.entries(status?.fields ?? {});
  const elsewhere = fields.filter(([name]) => getIn(values, name) === undefined);
  const said = status?.unanswered ? <Unanswered /> : status?.message;
  if (!said || elsewhere.length < fields.length) return null;
  return (
    <Alert
      severity="error"
      role="alert"
      tabIndex={-1}
      {...{ [messageMark]: '' }}
      sx={{ scrollMarginBlock: 80 }}
    >
      {said}
      {elsewhere.map(([name, why]) => (
        <div key={name}>{why}</div>
      ))}
      {status?.requestId ? <RequestId id={status.requestId} /> : null}
    </Alert>
  );
}

function Unanswered() {
  return (
    <Trans>
      The server did not answer. What you filled in is still here: check your connection and try
      again.
    </Trans>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { callErrorOf, useSupAddOrEditSupCJYMutation } from '@tolk/api-client';
import type { OutputRow } from '@tolk/contract';
import { Alert, Box, Button, notify, Stack, Typography } from '@tolk/design-system';
import { FormDialog } from '@tolk/design-system/portal';
import { formatFileSize, useLanguage } from '@tolk/i18n';
import { useRef, useState } from 'react';
import { ProposalList } from './proposal-list.tsx';
import { proposalsOf, type Proposal } from './proposals.ts';
import { readRatesFile, tableBytesMax, type InFile } from './read-file.ts';

interface Props {
  outputs: readonly OutputRow[];
  /** Meant where a table names none. */
  currency: string;
  onClose: () => void;
}

/** A table with one line, to be filled in further; the mark lets spreadsheets read it as UTF-8. */
const template = `data:text/csv;charset=utf-8,${encodeURIComponent(
  '\uFEFFFrom,To,Type,Rate,Currency,Unit,Words a day\r\nen,zh-CN,translation,320,CNY,thousand-words,2500\r\n',
)}`;

/** Language pairs from a file: each is proposed, and those that the supplier leaves ticked are saved. */
export function ImportDialog({ outputs, currency, onClose }: Props) {
  const [inFile, setInFile] = useState<InFile | 'unreadable'>();
  const largest = formatFileSize(tableBytesMax, useLanguage());

  async function read(file: File) {
    try {
      setInFile(await readRatesFile(file, currency));
    } catch {
      // Whatever is wrong with the file: it can't be read.
      setInFile('unreadable');
    }
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Import language pairs</Trans>}>
      <Stack spacing={2}>
        <Typography>
          <Trans>
            Choose a table of rates (CSV) with the columns From, To, Type, Rate, Currency, Unit and
            Words a day, or a translation memory (TMX), which shows your pairs and how much you’ve
            translated.
          </Trans>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Trans>
            The file is read in your browser and is not uploaded. None of its text is kept.
          </Trans>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ChooseFile onChoose={(file) => void read(file)} />
          <Button component="a" href={template} download="rates.csv">
            <Trans>Download a template</Trans>
          </Button>
        </Box>
        <div aria-live="polite">
          {inFile === 'unreadable' ? (
            <Alert severity="error">
              <Trans>
                This file can’t be read. Choose a CSV table of up to {largest} or a TMX file without
                entity declarations.
              </Trans>
            </Alert>
          ) : null}
        </div>
        {inFile && inFile !== 'unreadable' ? (
          <Found
            inFile={inFile}
            proposals={proposalsOf(inFile, outputs, currency)}
            onClose={onClose}
          />
        ) : null}
      </Stack>
    </FormDialog>
  );
}

function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        <Trans context="button">Choose a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tmx"
        aria-label={t`Table of rates or translation memory`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again once it is mended.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </Box>
  );
}

interface FoundProps {
  inFile: InFile;
  proposals: readonly Proposal[];
  onClose: () => void;
}

function Found({ inFile, proposals, onClose }: FoundProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const [save] = useSupAddOrEditSupCJYMutation();
  const chosen = proposals.filter(({ key }) => !left.includes(key));
  const skipped = inFile.kind === 'rates' ? inFile.skipped : [];

  async function saveAll() {
    setBusy(true);
    setFault('');
    for (const { form } of chosen) {
      const { error } = await save(form);
      if (error) {
        setFault(callErrorOf(error)?.message ?? t`The language pairs could not be saved.`);
        setBusy(false);
        return;
      }
    }
    notify(t`The language pairs are saved.`);
    onClose();
  }

  return (
    <>
      {skipped.length > 0 ? <Skipped lines={skipped} /> : null}
      {proposals.length === 0 ? (
        <Typography role="status">
          {skipped.length > 0 ? (
            <Trans>
              We couldn’t read this as a table of rates or a translation memory. Check that the
              first line has the columns From, To and Rate.
            </Trans>
          ) : (
            <Trans>The file has no language pair or rate that your profile lacks.</Trans>
          )}
        </Typography>
      ) : (
        <>
          <ProposalList proposals={proposals} left={left} onLeft={setLeft} />
          {fault ? <Alert severity="error">{fault}</Alert> : null}
          <Box>
            <Button
              variant="contained"
              disabled={busy || chosen.length === 0}
              onClick={() => void saveAll()}
            >
              <Plural
                value={chosen.length}
                one="Save # language pair"
                other="Save # language pairs"
              />
            </Button>
          </Box>
        </>
      )}
    </>
  );
}

function Skipped({ lines }: { lines: readonly number[] }) {
  const shown = lines.slice(0, 10).join(useLanguage() === 'en' ? ', ' : '、');
  return (
    <Alert severity="warning">
      <Trans>Skipped lines {shown}: language, type, rate, currency or unit not recognised.</Trans>
    </Alert>
  );
}

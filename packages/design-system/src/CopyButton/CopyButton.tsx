import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';

interface CopyButtonProps {
  text: string;
  /** `Copy` when left out. */
  children?: ReactNode;
  /** Name for screen readers, where several stand on one screen: `Copy the account number`. */
  label?: string;
}

/** On plain http there is no clipboard API; a selected text area does the same. */
async function copy(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

/** Puts a text on the clipboard and says so for two seconds. */
export function CopyButton({ text, children, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <Button
      size="small"
      aria-label={copied ? undefined : label}
      onClick={() => void copy(text).then(() => setCopied(true))}
      // A long text beside it breaks instead.
      sx={{ flexShrink: 0 }}
    >
      <span aria-live="polite">
        {copied ? (
          <Trans context="text">Copied</Trans>
        ) : (
          (children ?? <Trans context="text">Copy</Trans>)
        )}
      </span>
    </Button>
  );
}

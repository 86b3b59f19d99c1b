import type { Page } from '@playwright/test';
import { type Words } from '@tolk/testing/browser';
import { AppealScreen, ClientOrderScreen, SupplierOrderScreen } from '../pages/index.ts';
import type { Parties } from './order.ts';

/** Client and supplier, each in a browser of their own, with the screens on which they meet. */
export interface BothSides {
  client: Page;
  supplier: Page;
  /** The order as the client sees it, and as the supplier does. */
  paid: ClientOrderScreen;
  work: SupplierOrderScreen;
  /** The appeal as the client sees it, and as the supplier does. */
  claim: AppealScreen;
  answer: AppealScreen;
}

interface Windows {
  page: Page;
  newWindow: () => Promise<Page>;
  words: Words;
}

/** The client in the journey's page, the supplier in a window besides; both are logged in. */
export async function seatBothSides(
  parties: Parties,
  { page: client, newWindow, words }: Windows,
): Promise<BothSides> {
  const supplier = await newWindow();
  await parties.client.enter(client);
  await parties.supplier.enter(supplier);
  return {
    client,
    supplier,
    paid: new ClientOrderScreen(client, words),
    work: new SupplierOrderScreen(supplier, words),
    claim: new AppealScreen(client, words, 'client'),
    answer: new AppealScreen(supplier, words, 'supplier'),
  };
}

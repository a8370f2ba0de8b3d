import { SendAgain as SendAgain_4428f6702a0a740d2229e954374eb1d6 } from '../../../../src/collections/contacts/SendAgain.tsx'
import { ExportLink as ExportLink_8589f9fe2235446ee890482b0aefbf3b } from '../../../../src/collections/contacts/ExportLink.tsx'
import { CurrentPassword as CurrentPassword_87ca8436b182ba870c24ace1b6d7bea6 } from '../../../../src/panel/CurrentPassword.tsx'
import { LiveVersion as LiveVersion_bef80feeec6bf937978072ccd4f8bb79 } from '../../../../src/panel/LiveVersion.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/collections/contacts/SendAgain.tsx#SendAgain": SendAgain_4428f6702a0a740d2229e954374eb1d6,
  "/src/collections/contacts/ExportLink.tsx#ExportLink": ExportLink_8589f9fe2235446ee890482b0aefbf3b,
  "/src/panel/CurrentPassword.tsx#CurrentPassword": CurrentPassword_87ca8436b182ba870c24ace1b6d7bea6,
  "/src/panel/LiveVersion.tsx#LiveVersion": LiveVersion_bef80feeec6bf937978072ccd4f8bb79,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}

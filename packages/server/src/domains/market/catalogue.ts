/** Assets of the catalogue, as server and mocks find them. */
export {
  type AssetReference,
  type AssetRow,
  assetById,
  assetsBySymbol,
  fullSymbol,
  theAsset,
  theAssetById,
  theAssetBySymbol,
} from '@investing-platform/rules/catalogue';

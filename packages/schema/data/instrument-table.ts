/**
 * The built-in catalogue. Tickers, names, exchanges, sectors and countries are written down from
 * general knowledge of the markets, not taken from a vendor's list. An ISIN stands where it is known
 * for certain, else a dash. An id is never changed or used again: documents, mocks and accounts
 * refer to it.
 */

/** Shares: id, ticker, market identifier code, ISIN, country of the issuer, sector, name. */
export const shares = `
01a1f640-bc01-7009-897f-84b53aba0433 AAPL  XNAS US0378331005 US IT Apple Inc.
01a1f640-bc02-71e3-b2bb-fcdf2769d424 MSFT  XNAS US5949181045 US IT Microsoft Corporation
01a1f640-bc03-7b21-92ee-9fd83f5b11e6 NVDA  XNAS US67066G1040 US IT NVIDIA Corporation
01a1f640-bc04-7251-a7a5-1964d1949d9e AMZN  XNAS US0231351067 US CD Amazon.com, Inc.
01a1f640-bc05-715a-b95b-873f853bf286 GOOGL XNAS US02079K3059 US CS Alphabet Inc. Class A
01a1f640-bc06-7476-b131-e5dbe2a2d3c0 GOOG  XNAS US02079K1079 US CS Alphabet Inc. Class C
01a1f640-bc07-75f1-a015-2b35f15d1f9d META  XNAS US30303M1027 US CS Meta Platforms, Inc.
01a1f640-bc08-7fb6-8861-2e2f6f0b6ac4 TSLA  XNAS US88160R1014 US CD Tesla, Inc.
01a1f640-bc09-7a01-b20f-2850fd209281 AVGO  XNAS US11135F1012 US IT Broadcom Inc.
01a1f640-bc0a-7eeb-93b4-ffb56d7a5e2b COST  XNAS US22160K1051 US CP Costco Wholesale Corporation
01a1f640-bc0b-7de0-b5cd-47236a2b203f NFLX  XNAS US64110L1061 US CS Netflix, Inc.
01a1f640-bc0c-797c-9ad6-13c0321ca4f5 PEP   XNAS US7134481081 US CP PepsiCo, Inc.
01a1f640-bc0d-7810-ab17-03acdde88415 CSCO  XNAS US17275R1023 US IT Cisco Systems, Inc.
01a1f640-bc0e-7fd1-8ca6-dd46e8095c25 ADBE  XNAS US00724F1012 US IT Adobe Inc.
01a1f640-bc0f-75bb-8688-eed26ceb8671 AMD   XNAS US0079031078 US IT Advanced Micro Devices, Inc.
01a1f640-bc10-76c1-ade2-681ed1c7daee INTC  XNAS US4581401001 US IT Intel Corporation
01a1f640-bc11-766e-86ad-a7db5460c1a5 QCOM  XNAS US7475251036 US IT QUALCOMM Incorporated
01a1f640-bc12-73f6-a768-0734a7f723c4 TXN   XNAS US8825081040 US IT Texas Instruments Incorporated
01a1f640-bc13-70c6-84c4-8ecf4b0d8ad6 AMGN  XNAS US0311621009 US HC Amgen Inc.
01a1f640-bc14-7f39-a7d7-d33474731f9c GILD  XNAS US3755581036 US HC Gilead Sciences, Inc.
01a1f640-bc15-79d3-b247-76fbb9fae019 SBUX  XNAS US8552441094 US CD Starbucks Corporation
01a1f640-bc16-7f73-937d-428a7fc86969 PYPL  XNAS US70450Y1038 US FI PayPal Holdings, Inc.
01a1f640-bc17-7e98-92e1-b5deee704d9b WMT   XNAS US9311421039 US CP Walmart Inc.
01a1f640-bc18-75d1-bb92-c0d8ec20c7dc PLTR  XNAS US69608A1088 US IT Palantir Technologies Inc.
01a1f640-bc19-78dc-8c6b-93583caedd3b COIN  XNAS US19260Q1076 US FI Coinbase Global, Inc.
01a1f640-bc1a-7e33-ba37-3fd06fb6b4b5 BRK.B XNYS US0846707026 US FI Berkshire Hathaway Inc. Class B
01a1f640-bc1b-7b90-a36b-ecf2966eea63 JPM   XNYS US46625H1005 US FI JPMorgan Chase & Co.
01a1f640-bc1c-78a5-80cf-f811ccf43e71 BAC   XNYS US0605051046 US FI Bank of America Corporation
01a1f640-bc1d-7ae3-9f78-74ce7c8e9469 WFC   XNYS US9497461015 US FI Wells Fargo & Company
01a1f640-bc1e-745d-a5bc-841be76acc47 GS    XNYS US38141G1040 US FI The Goldman Sachs Group, Inc.
01a1f640-bc1f-7f86-8bf3-30093ae81e71 MS    XNYS US6174464486 US FI Morgan Stanley
01a1f640-bc20-71b0-8838-b2a24a36d412 V     XNYS US92826C8394 US FI Visa Inc.
01a1f640-bc21-7dbd-a0e2-937071b244a8 MA    XNYS US57636Q1040 US FI Mastercard Incorporated
01a1f640-bc22-7344-8c3d-6d1e780f1aa4 AXP   XNYS US0258161092 US FI American Express Company
01a1f640-bc23-7aa9-8e7b-784f518b5aa2 JNJ   XNYS US4781601046 US HC Johnson & Johnson
01a1f640-bc24-7943-bdcc-143d68595b6a LLY   XNYS US5324571083 US HC Eli Lilly and Company
01a1f640-bc25-703b-9c7d-09b53525e338 UNH   XNYS US91324P1021 US HC UnitedHealth Group Incorporated
01a1f640-bc26-790d-bcee-fed4ba23b1b1 PFE   XNYS US7170811035 US HC Pfizer Inc.
01a1f640-bc27-72b6-bbeb-6b7ac096a84b MRK   XNYS US58933Y1055 US HC Merck & Co., Inc.
01a1f640-bc28-7389-92cd-4c8a7bd3e17a ABBV  XNYS US00287Y1091 US HC AbbVie Inc.
01a1f640-bc29-792e-9922-640aed597705 TMO   XNYS US8835561023 US HC Thermo Fisher Scientific Inc.
01a1f640-bc2a-742b-9e3a-efac0daba06e PG    XNYS US7427181091 US CP The Procter & Gamble Company
01a1f640-bc2b-71c3-8d74-87b5c6f59890 KO    XNYS US1912161007 US CP The Coca-Cola Company
01a1f640-bc2c-7090-b32c-9f7ae19d2616 MCD   XNYS US5801351017 US CD McDonald's Corporation
01a1f640-bc2d-7735-99a7-36a5032ddb05 NKE   XNYS US6541061031 US CD NIKE, Inc.
01a1f640-bc2e-725b-ad05-1a57b7686a05 HD    XNYS US4370761029 US CD The Home Depot, Inc.
01a1f640-bc2f-7f28-9787-4b96a5af5442 LOW   XNYS US5486611073 US CD Lowe's Companies, Inc.
01a1f640-bc30-7295-9fe7-dbda9e277ba4 DIS   XNYS US2546871060 US CS The Walt Disney Company
01a1f640-bc31-74e9-8bfc-511bff06e252 T     XNYS US00206R1023 US CS AT&T Inc.
01a1f640-bc32-778b-8352-ecd3e9daae24 VZ    XNYS US92343V1044 US CS Verizon Communications Inc.
01a1f640-bc33-7d2b-87dc-3d69a0b5a741 XOM   XNYS US30231G1022 US EN Exxon Mobil Corporation
01a1f640-bc34-757b-b0e6-6f97905e58a6 CVX   XNYS US1667641005 US EN Chevron Corporation
01a1f640-bc35-7782-834e-b24b30e1808c CAT   XNYS US1491231015 US IN Caterpillar Inc.
01a1f640-bc36-796c-8ee4-79c52f0effd3 GE    XNYS US3696043013 US IN GE Aerospace
01a1f640-bc37-7c60-a4b4-4cc4c49b144e BA    XNYS US0970231058 US IN The Boeing Company
01a1f640-bc38-7de4-9d6d-58180ac9df73 AIR   XNYS US0003611052 US IN AAR Corp.
01a1f640-bc39-7239-96c8-ee121d32a5bd IBM   XNYS US4592001014 US IT International Business Machines
01a1f640-bc3a-7aa7-8ede-d65c2f6f3146 ORCL  XNYS US68389X1054 US IT Oracle Corporation
01a1f640-bc3b-74e5-a6d1-ee38bdc7a497 CRM   XNYS US79466L3024 US IT Salesforce, Inc.
01a1f640-bc3c-78a0-b1e1-62a1cf78590d UBER  XNYS US90353T1007 US IN Uber Technologies, Inc.
01a1f640-bc3d-79cd-8303-b44ffd523e5d NEE   XNYS US65339F1012 US UT NextEra Energy, Inc.
01a1f640-bc3e-78f7-8a24-f44a60ed301d DUK   XNYS US26441C2044 US UT Duke Energy Corporation
01a1f640-bc3f-74dd-a79a-25c49cfdf600 PLD   XNYS US74340W1036 US RE Prologis, Inc.
01a1f640-bc4f-7e62-878d-cc684b01889b AIA   XNZE NZAIAE0002S6 NZ IN Auckland International Airport
01a1f640-bc50-74a2-8b67-cf56da1bd5fe AIR   XNZE NZAIRE0001S2 NZ IN Air New Zealand
01a1f640-bc51-7847-b0d7-fd7a75473ca4 ANZ   XNZE -            AU FI ANZ Group Holdings
01a1f640-bc52-7125-ae32-3cdd0b54c186 ATM   XNZE NZATME0002S8 NZ CP The a2 Milk Company
01a1f640-bc53-787a-886f-01526f64809b ARG   XNZE -            NZ RE Argosy Property
01a1f640-bc54-7165-871d-6cc3af3689ea CEN   XNZE NZCENE0001S6 NZ UT Contact Energy
01a1f640-bc55-7fa9-832b-86878ddf6ef9 CNU   XNZE NZCNUE0001S2 NZ CS Chorus
01a1f640-bc56-77d0-b625-de9d7153860d EBO   XNZE NZEBOE0001S6 NZ HC EBOS Group
01a1f640-bc57-74d3-8c04-545143b22129 FBU   XNZE NZFBUE0001S0 NZ IN Fletcher Building
01a1f640-bc58-71ad-bd44-4ccd9ddbc960 FPH   XNZE NZFAPE0001S2 NZ HC Fisher & Paykel Healthcare
01a1f640-bc59-7710-b027-4b4a9fd25661 FRW   XNZE -            NZ IN Freightways Group
01a1f640-bc5a-7a9a-bd4c-538e54840d06 GMT   XNZE -            NZ RE Goodman Property Trust
01a1f640-bc5b-7dc8-8943-b08826c3416b GNE   XNZE NZGNEE0001S7 NZ UT Genesis Energy
01a1f640-bc5c-7e54-9d91-410f72852136 HGH   XNZE -            NZ FI Heartland Group Holdings
01a1f640-bc5d-74d6-afad-6e1d6946dcfb IFT   XNZE NZIFTE0003S3 NZ FI Infratil
01a1f640-bc5e-7989-b7dd-38196f8ca305 KMD   XNZE NZKMDE0001S3 NZ CD KMD Brands
01a1f640-bc5f-7ab7-926b-01739200933b KPG   XNZE -            NZ RE Kiwi Property Group
01a1f640-bc60-756b-8fc8-99d6eeef311e MCY   XNZE NZMRPE0001S2 NZ UT Mercury NZ
01a1f640-bc61-7c70-931c-294f4e946072 MEL   XNZE NZMELE0002S7 NZ UT Meridian Energy
01a1f640-bc62-71ed-9b40-4dc1521af7d9 MFT   XNZE NZMFTE0001S9 NZ IN Mainfreight
01a1f640-bc63-72be-ace6-6150bedf0f35 PCT   XNZE -            NZ RE Precinct Properties
01a1f640-bc64-7ba3-a94c-0249dbf03b2b POT   XNZE NZPOTE0003S0 NZ IN Port of Tauranga
01a1f640-bc65-77a5-bc26-10f02cd61cd2 RYM   XNZE NZRYME0001S4 NZ HC Ryman Healthcare
01a1f640-bc66-7e39-b447-b15305bc1337 SKC   XNZE NZSKCE0001S2 NZ CD SkyCity Entertainment Group
01a1f640-bc67-7f28-99ea-67ff1b65b3f7 SPK   XNZE NZTELE0001S4 NZ CS Spark New Zealand
01a1f640-bc68-73f6-9136-cf0e1e5186b6 SUM   XNZE NZSUME0001S0 NZ HC Summerset Group Holdings
01a1f640-bc69-7c3d-b327-833e56cea232 VCT   XNZE NZVCTE0001S7 NZ UT Vector
01a1f640-bc6a-750b-bfc0-f6dd92146a06 WBC   XNZE -            AU FI Westpac Banking Corporation
01a1f640-bc75-71b6-b5de-4cf58c194b12 ACN   XNYS -            IE IT Accenture plc
01a1f640-bc76-7931-b3f1-e842ef43ddd7 NOW   XNYS -            US IT ServiceNow, Inc.
01a1f640-bc77-7a88-a06b-c79692876ccd ANET  XNYS -            US IT Arista Networks, Inc.
01a1f640-bc78-7c71-8f7c-1a5c1231361f APH   XNYS -            US IT Amphenol Corporation
01a1f640-bc79-7a1f-b27b-d43400502cd9 MSI   XNYS -            US IT Motorola Solutions, Inc.
01a1f640-bc7a-74ef-af5b-482dfc7aa798 HPQ   XNYS -            US IT HP Inc.
01a1f640-bc7b-7bb5-9ce5-cf7a3c24d124 HPE   XNYS -            US IT Hewlett Packard Enterprise Company
01a1f640-bc7c-7853-ac33-42a547f0cd54 DELL  XNYS -            US IT Dell Technologies Inc.
01a1f640-bc7d-788a-ad3a-36f10ac52368 GLW   XNYS -            US IT Corning Incorporated
01a1f640-bc7e-7826-a23f-0e5e9a20eaf7 IT    XNYS -            US IT Gartner, Inc.
01a1f640-bc7f-754b-b2ba-556b3edd3bd4 FICO  XNYS -            US IT Fair Isaac Corporation
01a1f640-bc80-7cfc-bd81-cdb9ff305f21 TYL   XNYS -            US IT Tyler Technologies, Inc.
01a1f640-bc81-7448-b51e-c18265bb99c6 KEYS  XNYS -            US IT Keysight Technologies, Inc.
01a1f640-bc82-77e3-aef3-8d6d0770c6bb TEL   XNYS -            IE IT TE Connectivity plc
01a1f640-bc83-7bba-9268-fecf34c0a403 JBL   XNYS -            US IT Jabil Inc.
01a1f640-bc84-75b9-ae00-b34cae832650 SNOW  XNYS -            US IT Snowflake Inc.
01a1f640-bc85-70fc-8d5f-97e27e7c4816 NET   XNYS -            US IT Cloudflare, Inc.
01a1f640-bc86-7fd7-9d48-cb4f61f68633 TWLO  XNYS -            US IT Twilio Inc.
01a1f640-bc87-7516-8a59-9357baeecec2 HUBS  XNYS -            US IT HubSpot, Inc.
01a1f640-bc88-70bf-8853-75aa1db85410 U     XNYS -            US IT Unity Software Inc.
01a1f640-bc89-7860-9342-b9e69a322a43 GDDY  XNYS -            US IT GoDaddy Inc.
01a1f640-bc8a-7071-bac3-9301d287da9b EPAM  XNYS -            US IT EPAM Systems, Inc.
01a1f640-bc8b-749c-9a14-8584b3169323 PATH  XNYS -            US IT UiPath, Inc.
01a1f640-bc8c-7bf2-b809-d95e50e171ea DT    XNYS -            US IT Dynatrace, Inc.
01a1f640-bc8d-7274-98c2-be522da40edc IOT   XNYS -            US IT Samsara Inc.
01a1f640-bc8e-7fb3-8de3-884bfbee8809 IONQ  XNYS -            US IT IonQ, Inc.
01a1f640-bc8f-7093-85b5-446eeacac897 PSTG  XNYS -            US IT Pure Storage, Inc.
01a1f640-bc90-7cd4-aca1-7f5e20ff0585 TSM   XNYS -            TW IT Taiwan Semiconductor Manufacturing
01a1f640-bc91-75ad-8f4e-90e2900ff4d2 SAP   XNYS -            DE IT SAP SE
01a1f640-bc92-7f83-a2e7-e9ae35a037fb INFY  XNYS -            IN IT Infosys Limited
01a1f640-bc93-7298-a78b-713355b1763b STM   XNYS -            CH IT STMicroelectronics N.V.
01a1f640-bc94-7bb8-9cb4-a96c50585aab C     XNYS -            US FI Citigroup Inc.
01a1f640-bc95-7c4a-8b07-a4da98505ac1 SCHW  XNYS -            US FI The Charles Schwab Corporation
01a1f640-bc96-7a32-a062-71bef91f63c5 BLK   XNYS -            US FI BlackRock, Inc.
01a1f640-bc97-722c-bf08-efeb522253ea SPGI  XNYS -            US FI S&P Global Inc.
01a1f640-bc98-7315-ac72-0b6ba528283c PGR   XNYS -            US FI The Progressive Corporation
01a1f640-bc99-7ee5-90a6-569a231e44f2 CB    XNYS -            CH FI Chubb Limited
01a1f640-bc9a-7f9c-911c-a84fb8361636 AON   XNYS -            IE FI Aon plc
01a1f640-bc9b-77dc-b7f5-ea17e822a9d8 AJG   XNYS -            US FI Arthur J. Gallagher & Co.
01a1f640-bc9c-7360-94b8-8277401940b0 ICE   XNYS -            US FI Intercontinental Exchange, Inc.
01a1f640-bc9d-75ca-bcc4-c195658c9ec4 MCO   XNYS -            US FI Moody's Corporation
01a1f640-bc9e-75a5-b20e-ed69a5b18117 USB   XNYS -            US FI U.S. Bancorp
01a1f640-bc9f-72b4-99a8-89f9b9f8d86a PNC   XNYS -            US FI The PNC Financial Services Group
01a1f640-bca0-7251-97c3-cdd249878f99 TFC   XNYS -            US FI Truist Financial Corporation
01a1f640-bca1-779a-8024-ca009473ef1c COF   XNYS -            US FI Capital One Financial Corporation
01a1f640-bca2-78c0-ab3a-3758e3660bc2 BK    XNYS -            US FI The Bank of New York Mellon
01a1f640-bca3-723f-8756-fe1a42e2be29 MET   XNYS -            US FI MetLife, Inc.
01a1f640-bca4-7e51-adb8-18405f027e5b PRU   XNYS -            US FI Prudential Financial, Inc.
01a1f640-bca5-7e7a-90ef-aaf5f08c24c7 AFL   XNYS -            US FI Aflac Incorporated
01a1f640-bca6-7a64-92cf-ed2c6e2c4d17 AIG   XNYS -            US FI American International Group, Inc.
01a1f640-bca7-7af4-a14b-03a940303c68 TRV   XNYS -            US FI The Travelers Companies, Inc.
01a1f640-bca8-758b-af75-dfe7d98d7ed1 ALL   XNYS -            US FI The Allstate Corporation
01a1f640-bca9-77c9-81b3-a1a621e6966b HIG   XNYS -            US FI The Hartford Insurance Group
01a1f640-bcaa-7b18-820a-538bb2908b69 STT   XNYS -            US FI State Street Corporation
01a1f640-bcab-77de-9245-afa11b9ee8ef MTB   XNYS -            US FI M&T Bank Corporation
01a1f640-bcac-7587-858f-e552f9e5b32a RF    XNYS -            US FI Regions Financial Corporation
01a1f640-bcad-74b3-a04b-34bc72da4c10 CFG   XNYS -            US FI Citizens Financial Group, Inc.
01a1f640-bcae-7f30-a0c8-332c01ffb72f KEY   XNYS -            US FI KeyCorp
01a1f640-bcaf-77a5-bebf-c4b16e25a9d6 MSCI  XNYS -            US FI MSCI Inc.
01a1f640-bcb0-79f3-ad34-4f39c7062e5a KKR   XNYS -            US FI KKR & Co. Inc.
01a1f640-bcb1-78e1-8273-753b478608dc BX    XNYS -            US FI Blackstone Inc.
01a1f640-bcb2-7d4c-a37a-9888b7827bb3 APO   XNYS -            US FI Apollo Global Management, Inc.
01a1f640-bcb3-7abb-8947-41f7a347b594 ARES  XNYS -            US FI Ares Management Corporation
01a1f640-bcb4-7c0e-9b4d-7ccae03dcc43 RJF   XNYS -            US FI Raymond James Financial, Inc.
01a1f640-bcb5-7612-b789-a3916f1365f3 AMP   XNYS -            US FI Ameriprise Financial, Inc.
01a1f640-bcb6-7141-93db-9e8cc7e245b2 SYF   XNYS -            US FI Synchrony Financial
01a1f640-bcb7-7247-b19f-b8aad2f83b59 ALLY  XNYS -            US FI Ally Financial Inc.
01a1f640-bcb8-72e7-8566-e72d0216313e GPN   XNYS -            US FI Global Payments Inc.
01a1f640-bcb9-74a2-88ab-fa65991c69b6 FIS   XNYS -            US FI Fidelity National Information Services
01a1f640-bcba-712f-85e4-fe9f917ae752 NU    XNYS -            BR FI Nu Holdings Ltd.
01a1f640-bcbb-73b0-9c1f-2a0471a04d3b XYZ   XNYS -            US FI Block, Inc.
01a1f640-bcbc-78e0-9911-ba5978e748b6 BRO   XNYS -            US FI Brown & Brown, Inc.
01a1f640-bcbd-7d7c-b899-621750969490 WRB   XNYS -            US FI W. R. Berkley Corporation
01a1f640-bcbe-74ef-b647-7c4a46a3dc2f L     XNYS -            US FI Loews Corporation
01a1f640-bcbf-75aa-8e2a-f5705866019f GL    XNYS -            US FI Globe Life Inc.
01a1f640-bcc0-73a1-9129-2fb5b98431a0 AIZ   XNYS -            US FI Assurant, Inc.
01a1f640-bcc1-7abc-9b6c-d8305adf5075 UNM   XNYS -            US FI Unum Group
01a1f640-bcc2-7763-bdad-a9170b7845fc BEN   XNYS -            US FI Franklin Resources, Inc.
01a1f640-bcc3-7969-bac8-be0cd3016b86 IVZ   XNYS -            BM FI Invesco Ltd.
01a1f640-bcc4-7e81-a6b1-334585cfdd30 EQH   XNYS -            US FI Equitable Holdings, Inc.
01a1f640-bcc5-7064-82fd-eda2a3844c95 CPAY  XNYS -            US FI Corpay, Inc.
01a1f640-bcc6-7d39-988b-bc5fec693b49 WU    XNYS -            US FI The Western Union Company
01a1f640-bcc7-72b8-9c87-6ca12bb59b31 JEF   XNYS -            US FI Jefferies Financial Group Inc.
01a1f640-bcc8-7b3a-a199-0ca94e68b408 RY    XNYS -            CA FI Royal Bank of Canada
01a1f640-bcc9-7553-8522-18769b6de8cc TD    XNYS -            CA FI The Toronto-Dominion Bank
01a1f640-bcca-7aa6-95f6-7407dbd5c5e4 BNS   XNYS -            CA FI The Bank of Nova Scotia
01a1f640-bccb-7f45-b787-0d42618414e5 BMO   XNYS -            CA FI Bank of Montreal
01a1f640-bccc-71f5-9dc0-9c77cd3908c7 HSBC  XNYS -            GB FI HSBC Holdings plc
01a1f640-bccd-7047-a7cc-0b10065736ad UBS   XNYS -            CH FI UBS Group AG
01a1f640-bcce-7a4e-8bd6-d54e4cb43051 BCS   XNYS -            GB FI Barclays PLC
01a1f640-bccf-78a3-a2d9-5e8bfba016d3 DB    XNYS -            DE FI Deutsche Bank Aktiengesellschaft
01a1f640-bcd0-7ffc-97c1-01b5b87e2e4e ING   XNYS -            NL FI ING Groep N.V.
01a1f640-bcd1-78fb-a36f-58eaf46b25de MUFG  XNYS -            JP FI Mitsubishi UFJ Financial Group
01a1f640-bcd2-7627-82d3-d7f86e434d63 ABT   XNYS -            US HC Abbott Laboratories
01a1f640-bcd3-737d-8b7e-5d5317678d08 DHR   XNYS -            US HC Danaher Corporation
01a1f640-bcd4-7272-81a4-a3b5479fa625 BMY   XNYS -            US HC Bristol-Myers Squibb Company
01a1f640-bcd5-7df6-a9ff-2f5b6b38b72e MDT   XNYS -            IE HC Medtronic plc
01a1f640-bcd6-7c3e-952b-6aba21c52ed5 SYK   XNYS -            US HC Stryker Corporation
01a1f640-bcd7-7532-b4b1-bc1653e79186 BSX   XNYS -            US HC Boston Scientific Corporation
01a1f640-bcd8-7dd0-bad1-570508f8ca83 ELV   XNYS -            US HC Elevance Health, Inc.
01a1f640-bcd9-76c1-9e19-d8b562364c58 CI    XNYS -            US HC The Cigna Group
01a1f640-bcda-7ba7-be7e-1dd1d2206d06 HCA   XNYS -            US HC HCA Healthcare, Inc.
01a1f640-bcdb-747c-a7f0-4a91be3e5b71 CVS   XNYS -            US HC CVS Health Corporation
01a1f640-bcdc-7cf2-8a85-c9d0c41f0701 ZTS   XNYS -            US HC Zoetis Inc.
01a1f640-bcdd-754d-9158-e72fd64ce0aa BDX   XNYS -            US HC Becton, Dickinson and Company
01a1f640-bcde-7b47-9a59-c9b7554c1844 MCK   XNYS -            US HC McKesson Corporation
01a1f640-bcdf-7197-82bd-28e1d3c0fa31 COR   XNYS -            US HC Cencora, Inc.
01a1f640-bce0-7418-bb23-8801d6bd3012 CAH   XNYS -            US HC Cardinal Health, Inc.
01a1f640-bce1-7b56-9c5c-d619822ea528 HUM   XNYS -            US HC Humana Inc.
01a1f640-bce2-7f24-aae0-dc4e46119408 CNC   XNYS -            US HC Centene Corporation
01a1f640-bce3-7bd5-9efe-636370b47480 MOH   XNYS -            US HC Molina Healthcare, Inc.
01a1f640-bce4-7339-b0f2-24df3d2860a1 EW    XNYS -            US HC Edwards Lifesciences Corporation
01a1f640-bce5-7aa1-9516-dd048ca89a7e A     XNYS -            US HC Agilent Technologies, Inc.
01a1f640-bce6-78bb-b49e-d45866c87139 IQV   XNYS -            US HC IQVIA Holdings Inc.
01a1f640-bce7-7a9b-b14f-f6d69dfea167 RMD   XNYS -            US HC ResMed Inc.
01a1f640-bce8-7c23-9be7-dd89a7783311 MTD   XNYS -            US HC Mettler-Toledo International Inc.
01a1f640-bce9-7f73-9969-0909bac7ef0c WST   XNYS -            US HC West Pharmaceutical Services, Inc.
01a1f640-bcea-773d-806c-a4845b238fa1 WAT   XNYS -            US HC Waters Corporation
01a1f640-bceb-71ac-904d-6d885cc24d90 LH    XNYS -            US HC Labcorp Holdings Inc.
01a1f640-bcec-778a-b44b-dec28c0a7128 DGX   XNYS -            US HC Quest Diagnostics Incorporated
01a1f640-bced-79a8-9887-e7bf2297e93d STE   XNYS -            IE HC STERIS plc
01a1f640-bcee-7361-9a00-8a7c2c95cdac BAX   XNYS -            US HC Baxter International Inc.
01a1f640-bcef-7e36-ab40-11a39098f440 DVA   XNYS -            US HC DaVita Inc.
01a1f640-bcf0-733d-b516-3bee3a394404 UHS   XNYS -            US HC Universal Health Services, Inc.
01a1f640-bcf1-7bdb-875c-3563feb00aef THC   XNYS -            US HC Tenet Healthcare Corporation
01a1f640-bcf2-7e37-8120-ae42b3c8558d RVTY  XNYS -            US HC Revvity, Inc.
01a1f640-bcf3-75c8-bf6a-9b89301ea8f4 CRL   XNYS -            US HC Charles River Laboratories
01a1f640-bcf4-76f2-b60e-36915a7153e3 VEEV  XNYS -            US HC Veeva Systems Inc.
01a1f640-bcf5-774e-be6e-8e9e733b24a7 NVO   XNYS -            DK HC Novo Nordisk A/S
01a1f640-bcf6-7a8f-a94b-31a29e3b29a3 NVS   XNYS -            CH HC Novartis AG
01a1f640-bcf7-71dd-b10b-4ba9e0dcbfba GSK   XNYS -            GB HC GSK plc
01a1f640-bcf8-7ddc-af6f-13efdfb47168 TAK   XNYS -            JP HC Takeda Pharmaceutical Company
01a1f640-bcf9-7e16-96eb-0df8fcacf582 PM    XNYS -            US CP Philip Morris International Inc.
01a1f640-bcfa-7419-bdf1-4160b29d11a7 MO    XNYS -            US CP Altria Group, Inc.
01a1f640-bcfb-7dc4-86f5-a602181b2703 CL    XNYS -            US CP Colgate-Palmolive Company
01a1f640-bcfc-7aca-8348-e8ffc486936f GIS   XNYS -            US CP General Mills, Inc.
01a1f640-bcfd-76ac-9651-59e620126756 SYY   XNYS -            US CP Sysco Corporation
01a1f640-bcfe-736f-8dcf-0627cc88b33f KR    XNYS -            US CP The Kroger Co.
01a1f640-bcff-7ad2-8992-2e951372405e TGT   XNYS -            US CP Target Corporation
01a1f640-bd00-7a12-aeda-6ea8d736bac5 STZ   XNYS -            US CP Constellation Brands, Inc.
01a1f640-bd01-7e94-8da7-8d091ce41f16 ADM   XNYS -            US CP Archer-Daniels-Midland Company
01a1f640-bd02-76f5-ac63-eabb2aab7057 EL    XNYS -            US CP The Estée Lauder Companies Inc.
01a1f640-bd03-7904-badf-6588a14a4930 HSY   XNYS -            US CP The Hershey Company
01a1f640-bd04-7755-9a4c-b6be3b59ea37 CLX   XNYS -            US CP The Clorox Company
01a1f640-bd05-78d0-9ac2-2da0de2f1cb4 CHD   XNYS -            US CP Church & Dwight Co., Inc.
01a1f640-bd06-7d50-9464-3325c36e5ac9 TSN   XNYS -            US CP Tyson Foods, Inc.
01a1f640-bd07-7fc4-8bab-1f75c8ef8aa1 HRL   XNYS -            US CP Hormel Foods Corporation
01a1f640-bd08-7e0a-8fb7-5fbab4bb93d3 MKC   XNYS -            US CP McCormick & Company
01a1f640-bd09-78f0-b186-863fd2a1b7ec CAG   XNYS -            US CP Conagra Brands, Inc.
01a1f640-bd0a-7d3b-9ce7-5f4bcfd3b0a3 SJM   XNYS -            US CP The J. M. Smucker Company
01a1f640-bd0b-7948-bf43-2830509603b5 BG    XNYS -            CH CP Bunge Global SA
01a1f640-bd0c-7159-840b-f1d0588fe069 TAP   XNYS -            US CP Molson Coors Beverage Company
01a1f640-bd0d-7e8e-a112-26f25e6e4de5 BF.B  XNYS -            US CP Brown-Forman Corporation Class B
01a1f640-bd0e-7335-b020-2e356a98221a DG    XNYS -            US CP Dollar General Corporation
01a1f640-bd0f-71be-8c54-03779c0cf590 UL    XNYS -            GB CP Unilever PLC
01a1f640-bd10-73c4-875c-47aed716506f DEO   XNYS -            GB CP Diageo plc
01a1f640-bd11-78c9-b131-0a9aeda3de4f BUD   XNYS -            BE CP Anheuser-Busch InBev SA/NV
01a1f640-bd12-7078-9a70-e716ad1930be BTI   XNYS -            GB CP British American Tobacco p.l.c.
01a1f640-bd13-7538-a274-df93f743a5bb LW    XNYS -            US CP Lamb Weston Holdings, Inc.
01a1f640-bd14-7029-ad98-9fe9a9f5386f USFD  XNYS -            US CP US Foods Holding Corp.
01a1f640-bd15-72bd-b600-16ad1524d40f PFGC  XNYS -            US CP Performance Food Group Company
01a1f640-bd16-7532-9234-4f31b4e53067 BJ    XNYS -            US CP BJ's Wholesale Club Holdings
01a1f640-bd17-79f8-91b2-a44641857008 ELF   XNYS -            US CP e.l.f. Beauty, Inc.
01a1f640-bd18-72d4-a40f-23518a632a3d TJX   XNYS -            US CD The TJX Companies, Inc.
01a1f640-bd19-7324-80b9-9d73e0849cfe GM    XNYS -            US CD General Motors Company
01a1f640-bd1a-72c0-802a-27f44e8bed9d F     XNYS -            US CD Ford Motor Company
01a1f640-bd1b-7ca8-a9eb-cbdb4dbfd7b4 CMG   XNYS -            US CD Chipotle Mexican Grill, Inc.
01a1f640-bd1c-719a-93eb-3719db775a4f YUM   XNYS -            US CD Yum! Brands, Inc.
01a1f640-bd1d-7542-9a57-c8b7a87cf642 HLT   XNYS -            US CD Hilton Worldwide Holdings Inc.
01a1f640-bd1e-7112-a373-5ed0bccb1995 RCL   XNYS -            LR CD Royal Caribbean Cruises Ltd.
01a1f640-bd1f-7156-913a-09ab0dbbabff CCL   XNYS -            PA CD Carnival Corporation
01a1f640-bd20-73c8-b509-e46f43607d46 NCLH  XNYS -            BM CD Norwegian Cruise Line Holdings
01a1f640-bd21-77f0-9ad5-115823ec18c5 LVS   XNYS -            US CD Las Vegas Sands Corp.
01a1f640-bd22-7028-aaee-984ea0396ebe MGM   XNYS -            US CD MGM Resorts International
01a1f640-bd23-7a48-a124-bfb4cadb4a3c DRI   XNYS -            US CD Darden Restaurants, Inc.
01a1f640-bd24-7040-87e8-1ae2092c59fa DHI   XNYS -            US CD D.R. Horton, Inc.
01a1f640-bd25-78f4-9bc2-b765f03503c8 LEN   XNYS -            US CD Lennar Corporation
01a1f640-bd26-7522-aabe-3418685c9608 PHM   XNYS -            US CD PulteGroup, Inc.
01a1f640-bd27-720c-84af-7735929ba54b TOL   XNYS -            US CD Toll Brothers, Inc.
01a1f640-bd28-7c8b-a820-6ea1d0e29d59 NVR   XNYS -            US CD NVR, Inc.
01a1f640-bd29-7e4d-9077-08bfa6bea1b1 AZO   XNYS -            US CD AutoZone, Inc.
01a1f640-bd2a-746d-ab2c-e1621ee90ca2 GPC   XNYS -            US CD Genuine Parts Company
01a1f640-bd2b-76ff-8c3c-47b461d62543 BBY   XNYS -            US CD Best Buy Co., Inc.
01a1f640-bd2c-77c6-8c38-c8b777513666 WSM   XNYS -            US CD Williams-Sonoma, Inc.
01a1f640-bd2d-7bcd-a1f7-f97d40eb637a RL    XNYS -            US CD Ralph Lauren Corporation
01a1f640-bd2e-79e6-8756-0ce86f73cfd5 TPR   XNYS -            US CD Tapestry, Inc.
01a1f640-bd2f-7e5d-a34c-3c4b145b0643 DECK  XNYS -            US CD Deckers Outdoor Corporation
01a1f640-bd30-7d5a-a9cc-da7ac6ac0283 ETSY  XNYS -            US CD Etsy, Inc.
01a1f640-bd31-7b90-9eb3-d533dbd1d464 APTV  XNYS -            JE CD Aptiv PLC
01a1f640-bd32-738d-aab6-14dd22a4cc7f BWA   XNYS -            US CD BorgWarner Inc.
01a1f640-bd33-7d3b-a9e7-db86656264ab LEA   XNYS -            US CD Lear Corporation
01a1f640-bd34-7181-8d20-a6b3e66f4b5c HOG   XNYS -            US CD Harley-Davidson, Inc.
01a1f640-bd35-749e-a134-fd6b10f55186 KMX   XNYS -            US CD CarMax, Inc.
01a1f640-bd36-7759-8b02-7afba2ca01d8 CVNA  XNYS -            US CD Carvana Co.
01a1f640-bd37-70ee-a40d-031c058e6795 CHWY  XNYS -            US CD Chewy, Inc.
01a1f640-bd38-7435-9452-55d11f721ae2 W     XNYS -            US CD Wayfair Inc.
01a1f640-bd39-7d9d-ae96-1b6cad02ff74 GME   XNYS -            US CD GameStop Corp.
01a1f640-bd3a-791e-b1fa-9ada27d190d0 M     XNYS -            US CD Macy's, Inc.
01a1f640-bd3b-7e73-b073-a2cd65fe3d19 KSS   XNYS -            US CD Kohl's Corporation
01a1f640-bd3c-7e96-b0c5-84f605c72c3e GAP   XNYS -            US CD The Gap, Inc.
01a1f640-bd3d-7ec1-8c5f-ecfb342868b7 ANF   XNYS -            US CD Abercrombie & Fitch Co.
01a1f640-bd3e-7931-8973-7265e759c16b AEO   XNYS -            US CD American Eagle Outfitters, Inc.
01a1f640-bd3f-74a3-a2c1-0828b64d7ec1 BURL  XNYS -            US CD Burlington Stores, Inc.
01a1f640-bd40-7ef5-93ca-b37986aa8b63 DKS   XNYS -            US CD DICK'S Sporting Goods, Inc.
01a1f640-bd41-7e27-98f8-aeb6776f26f4 VFC   XNYS -            US CD V.F. Corporation
01a1f640-bd42-7a5c-a968-52b32348d9ea ONON  XNYS -            CH CD On Holding AG
01a1f640-bd43-7029-b381-e167a3ebde06 TM    XNYS -            JP CD Toyota Motor Corporation
01a1f640-bd44-797b-a043-1aa32585fedc HMC   XNYS -            JP CD Honda Motor Co., Ltd.
01a1f640-bd45-76cd-ad14-e93cdf76a5fa RACE  XNYS -            NL CD Ferrari N.V.
01a1f640-bd46-75be-be15-8c9a347aac33 NIO   XNYS -            CN CD NIO Inc.
01a1f640-bd47-72b3-8082-a3e015a54467 BABA  XNYS -            CN CD Alibaba Group Holding Limited
01a1f640-bd48-787e-9899-76770d044083 SE    XNYS -            SG CD Sea Limited
01a1f640-bd49-7083-a6fc-000b3a4e5bb2 H     XNYS -            US CD Hyatt Hotels Corporation
01a1f640-bd4a-78c5-98df-89f654da5b01 PLNT  XNYS -            US CD Planet Fitness, Inc.
01a1f640-bd4b-7cda-bc31-1dd390448f06 QSR   XNYS -            CA CD Restaurant Brands International
01a1f640-bd4c-799e-a832-5ec9b014383f CAVA  XNYS -            US CD CAVA Group, Inc.
01a1f640-bd4d-7650-bbc2-708287061249 BROS  XNYS -            US CD Dutch Bros Inc.
01a1f640-bd4e-7bb5-86b2-7d84753ef367 PINS  XNYS -            US CS Pinterest, Inc.
01a1f640-bd4f-73e9-a5c9-90d919dd887c SNAP  XNYS -            US CS Snap Inc.
01a1f640-bd50-73e5-9c73-9b13ea99328d RDDT  XNYS -            US CS Reddit, Inc.
01a1f640-bd51-78b8-9a12-f23fdc58dd38 LYV   XNYS -            US CS Live Nation Entertainment, Inc.
01a1f640-bd52-7fe1-84ac-fd201e252aba OMC   XNYS -            US CS Omnicom Group Inc.
01a1f640-bd53-70d4-942a-abbe7030b837 NYT   XNYS -            US CS The New York Times Company
01a1f640-bd54-782e-80a4-aabd20157699 RBLX  XNYS -            US CS Roblox Corporation
01a1f640-bd55-7687-aba3-58d2ed5e480e SPOT  XNYS -            LU CS Spotify Technology S.A.
01a1f640-bd56-7b21-8b6a-78afd996226f TKO   XNYS -            US CS TKO Group Holdings, Inc.
01a1f640-bd57-7062-b409-b364448ef50a AMC   XNYS -            US CS AMC Entertainment Holdings, Inc.
01a1f640-bd58-765b-a4eb-f02a27537314 BCE   XNYS -            CA CS BCE Inc.
01a1f640-bd59-78e9-915a-698bcd004362 TU    XNYS -            CA CS TELUS Corporation
01a1f640-bd5a-747d-ad0a-960dc76ce628 SONY  XNYS -            JP CS Sony Group Corporation
01a1f640-bd5b-73ca-b6fa-c7de8394f9c1 COP   XNYS -            US EN ConocoPhillips
01a1f640-bd5c-7edd-b7fd-b46da9d75d41 EOG   XNYS -            US EN EOG Resources, Inc.
01a1f640-bd5d-7b83-bb9d-59930ea980ed SLB   XNYS -            CW EN SLB N.V.
01a1f640-bd5e-7062-a77e-43a6165a6e15 MPC   XNYS -            US EN Marathon Petroleum Corporation
01a1f640-bd5f-7bf0-8872-409022e95a71 PSX   XNYS -            US EN Phillips 66
01a1f640-bd60-72b9-afaa-7718c2210bf6 VLO   XNYS -            US EN Valero Energy Corporation
01a1f640-bd61-7139-9d8e-dc5623979ee2 OXY   XNYS -            US EN Occidental Petroleum Corporation
01a1f640-bd62-7297-85fd-2d387ca0f106 WMB   XNYS -            US EN The Williams Companies, Inc.
01a1f640-bd63-7c76-a740-16009f62f1b8 KMI   XNYS -            US EN Kinder Morgan, Inc.
01a1f640-bd64-73fb-94ee-88e27a81c6e2 OKE   XNYS -            US EN ONEOK, Inc.
01a1f640-bd65-773e-a74b-871d741181fc LNG   XNYS -            US EN Cheniere Energy, Inc.
01a1f640-bd66-7893-b01e-c8e92f118154 HAL   XNYS -            US EN Halliburton Company
01a1f640-bd67-7e64-a1d3-35f8ab7f7712 DVN   XNYS -            US EN Devon Energy Corporation
01a1f640-bd68-707a-bafe-ffb0f0d37f2f EQT   XNYS -            US EN EQT Corporation
01a1f640-bd69-7b44-afaa-099b8496acf4 TRGP  XNYS -            US EN Targa Resources Corp.
01a1f640-bd6a-79ce-a37b-aba3102f6168 AR    XNYS -            US EN Antero Resources Corporation
01a1f640-bd6b-7b34-aef8-081735905c65 RRC   XNYS -            US EN Range Resources Corporation
01a1f640-bd6c-794c-9a0a-6d20ed2d3c43 OVV   XNYS -            US EN Ovintiv Inc.
01a1f640-bd6d-72d9-9823-91bc2532500f ET    XNYS -            US EN Energy Transfer LP
01a1f640-bd6e-71f3-b763-4d7399f53611 EPD   XNYS -            US EN Enterprise Products Partners L.P.
01a1f640-bd6f-74d0-ab8d-5fa4ea058c02 MPLX  XNYS -            US EN MPLX LP
01a1f640-bd70-7c36-afde-189e4cb56636 ENB   XNYS -            CA EN Enbridge Inc.
01a1f640-bd71-7773-8970-14d55e619d5c TRP   XNYS -            CA EN TC Energy Corporation
01a1f640-bd72-773a-9cb2-18ca048c8223 CNQ   XNYS -            CA EN Canadian Natural Resources Limited
01a1f640-bd73-7ef3-8307-bd633b367e14 SU    XNYS -            CA EN Suncor Energy Inc.
01a1f640-bd74-7d38-a3b1-64b8d8089b52 CVE   XNYS -            CA EN Cenovus Energy Inc.
01a1f640-bd75-7bc7-94fc-213961158a03 BP    XNYS -            GB EN BP p.l.c.
01a1f640-bd76-7775-969a-9558e4f0dc87 SHEL  XNYS -            GB EN Shell plc
01a1f640-bd77-71bd-a80b-4455ff392c05 TTE   XNYS -            FR EN TotalEnergies SE
01a1f640-bd78-733c-a263-9404d1adf5eb EQNR  XNYS -            NO EN Equinor ASA
01a1f640-bd79-7b7b-8a53-b38b4f1c983c PBR   XNYS -            BR EN Petróleo Brasileiro S.A.
01a1f640-bd7a-7e30-a465-80306a2ed240 NOV   XNYS -            US EN NOV Inc.
01a1f640-bd7b-73dd-b399-8f615e71d0e4 FTI   XNYS -            GB EN TechnipFMC plc
01a1f640-bd7c-78fa-871e-13ffa438cf08 CCJ   XNYS -            CA EN Cameco Corporation
01a1f640-bd7d-7b3f-97f7-a3bda1af8ddb RTX   XNYS -            US IN RTX Corporation
01a1f640-bd7e-79d2-819d-6fa94cac2d16 UNP   XNYS -            US IN Union Pacific Corporation
01a1f640-bd7f-7546-ab86-ac10e1ef74d5 UPS   XNYS -            US IN United Parcel Service, Inc.
01a1f640-bd80-7c69-9d99-a6019c4a9b83 LMT   XNYS -            US IN Lockheed Martin Corporation
01a1f640-bd81-75a4-80be-d6e0617861d8 DE    XNYS -            US IN Deere & Company
01a1f640-bd82-784e-bf7a-e178463d54f6 ETN   XNYS -            IE IN Eaton Corporation plc
01a1f640-bd83-7834-ab2a-29aaff42b7f8 NOC   XNYS -            US IN Northrop Grumman Corporation
01a1f640-bd84-799e-b904-96378ccfd54a GD    XNYS -            US IN General Dynamics Corporation
01a1f640-bd85-7257-b199-7bb26ea15eac GEV   XNYS -            US IN GE Vernova Inc.
01a1f640-bd86-7308-aa13-738aa36fae3e PH    XNYS -            US IN Parker-Hannifin Corporation
01a1f640-bd87-7b89-899b-d5a0e05acb58 TT    XNYS -            IE IN Trane Technologies plc
01a1f640-bd88-78cd-afcd-8b5de24183dc EMR   XNYS -            US IN Emerson Electric Co.
01a1f640-bd89-7d0b-bbac-87d0f0fb9e29 ITW   XNYS -            US IN Illinois Tool Works Inc.
01a1f640-bd8a-70c6-af06-eb8bdc6e3ec5 MMM   XNYS -            US IN 3M Company
01a1f640-bd8b-73e3-aeb8-57504cffc2ed NSC   XNYS -            US IN Norfolk Southern Corporation
01a1f640-bd8c-747e-a80f-7264d742017d FDX   XNYS -            US IN FedEx Corporation
01a1f640-bd8d-775b-88fd-db461c01ccec WM    XNYS -            US IN Waste Management, Inc.
01a1f640-bd8e-7d1f-ac20-d7c0f9cbbaf4 RSG   XNYS -            US IN Republic Services, Inc.
01a1f640-bd8f-72e0-b376-bdd6d1500d1b CMI   XNYS -            US IN Cummins Inc.
01a1f640-bd90-7c12-a5d6-ac0dd3cb1f5b CARR  XNYS -            US IN Carrier Global Corporation
01a1f640-bd91-75a1-9825-bde1bcbab425 OTIS  XNYS -            US IN Otis Worldwide Corporation
01a1f640-bd92-70a3-b2dd-a63259968812 JCI   XNYS -            IE IN Johnson Controls International plc
01a1f640-bd93-70b9-8d72-c43c127ee115 PWR   XNYS -            US IN Quanta Services, Inc.
01a1f640-bd94-7ce8-adc6-38785e48fe76 URI   XNYS -            US IN United Rentals, Inc.
01a1f640-bd95-7668-bb8d-db37cc355fe7 GWW   XNYS -            US IN W.W. Grainger, Inc.
01a1f640-bd96-7bfa-a0ac-5e9b575abdb6 LHX   XNYS -            US IN L3Harris Technologies, Inc.
01a1f640-bd97-7b6c-9f27-6ba11ab5f689 HWM   XNYS -            US IN Howmet Aerospace Inc.
01a1f640-bd98-7860-b032-1b5b629c564f TDG   XNYS -            US IN TransDigm Group Incorporated
01a1f640-bd99-7fd8-825f-7d076b1045c0 ROK   XNYS -            US IN Rockwell Automation, Inc.
01a1f640-bd9a-7f8f-b31a-c3dc9ba495b0 AME   XNYS -            US IN AMETEK, Inc.
01a1f640-bd9b-7f29-b1de-40733a9e69d9 IR    XNYS -            US IN Ingersoll Rand Inc.
01a1f640-bd9c-7842-a721-57605ea512c3 XYL   XNYS -            US IN Xylem Inc.
01a1f640-bd9d-709d-aac9-6ce90d0ba12c DOV   XNYS -            US IN Dover Corporation
01a1f640-bd9e-7267-82f0-4fcdea327006 EFX   XNYS -            US IN Equifax Inc.
01a1f640-bd9f-72da-8296-0e45e35a90ff TRU   XNYS -            US IN TransUnion
01a1f640-bda0-7e8d-af15-67ec9d8fa5f1 XPO   XNYS -            US IN XPO, Inc.
01a1f640-bda1-7021-99d1-3f6034a2987b DAL   XNYS -            US IN Delta Air Lines, Inc.
01a1f640-bda2-7321-a8fd-6610d215b667 LUV   XNYS -            US IN Southwest Airlines Co.
01a1f640-bda3-7ac6-b236-314769e18bd4 ALK   XNYS -            US IN Alaska Air Group, Inc.
01a1f640-bda4-7d9b-8242-c22e68083ec2 LDOS  XNYS -            US IN Leidos Holdings, Inc.
01a1f640-bda5-79cf-971e-d9a3204f22ff BAH   XNYS -            US IN Booz Allen Hamilton Holding
01a1f640-bda6-717e-9f2a-a79ab7f5b919 CACI  XNYS -            US IN CACI International Inc
01a1f640-bda7-7427-b998-222a4be0b07c J     XNYS -            US IN Jacobs Solutions Inc.
01a1f640-bda8-7e32-9191-bba66ecb43ec ACM   XNYS -            US IN AECOM
01a1f640-bda9-756f-9269-51a356d4f4f4 EME   XNYS -            US IN EMCOR Group, Inc.
01a1f640-bdaa-7819-a9d5-e76b2a5f3c16 HUBB  XNYS -            US IN Hubbell Incorporated
01a1f640-bdab-7db7-8af8-a1da1cd05f8b SNA   XNYS -            US IN Snap-on Incorporated
01a1f640-bdac-78e8-a14b-39bf0f64d69b SWK   XNYS -            US IN Stanley Black & Decker, Inc.
01a1f640-bdad-7509-972d-855fd203be9c MAS   XNYS -            US IN Masco Corporation
01a1f640-bdae-7c0a-9320-b16c3fe0b768 BLDR  XNYS -            US IN Builders FirstSource, Inc.
01a1f640-bdaf-74f7-9b53-ad964e931f85 TXT   XNYS -            US IN Textron Inc.
01a1f640-bdb0-75b1-8393-caff8865bebc HII   XNYS -            US IN Huntington Ingalls Industries, Inc.
01a1f640-bdb1-7c31-ba83-b4513a3268b3 GNRC  XNYS -            US IN Generac Holdings Inc.
01a1f640-bdb2-727f-a702-8705788377d6 VRT   XNYS -            US IN Vertiv Holdings Co
01a1f640-bdb3-7ea6-a3b7-ffe321c31f2e WAB   XNYS -            US IN Wabtec Corporation
01a1f640-bdb4-7a34-a17a-8f5565f35bef CP    XNYS -            CA IN Canadian Pacific Kansas City Limited
01a1f640-bdb5-7143-ab2d-86613f70fa41 CNI   XNYS -            CA IN Canadian National Railway Company
01a1f640-bdb6-748e-9d10-71f453351b55 JOBY  XNYS -            US IN Joby Aviation, Inc.
01a1f640-bdb7-7087-a695-d5b86754cf6f SHW   XNYS -            US MT The Sherwin-Williams Company
01a1f640-bdb8-76b0-a80c-46ac19f2a7f8 ECL   XNYS -            US MT Ecolab Inc.
01a1f640-bdb9-75e6-9b1f-39152bc25661 APD   XNYS -            US MT Air Products and Chemicals, Inc.
01a1f640-bdba-7634-b380-4eac5cdba07a FCX   XNYS -            US MT Freeport-McMoRan Inc.
01a1f640-bdbb-702e-9530-83b20d6f3e95 NEM   XNYS -            US MT Newmont Corporation
01a1f640-bdbc-7fe9-b816-fc90d265e6e5 NUE   XNYS -            US MT Nucor Corporation
01a1f640-bdbd-75d0-85c0-06d04bdab55c DOW   XNYS -            US MT Dow Inc.
01a1f640-bdbe-79e1-88e7-ba6e2f3874f4 PPG   XNYS -            US MT PPG Industries, Inc.
01a1f640-bdbf-7bea-b4d2-865c1ca6dd8a VMC   XNYS -            US MT Vulcan Materials Company
01a1f640-bdc0-7248-852a-cf9628dc0435 MLM   XNYS -            US MT Martin Marietta Materials, Inc.
01a1f640-bdc1-7328-aefa-ac8b66633991 CTVA  XNYS -            US MT Corteva, Inc.
01a1f640-bdc2-7f46-8a21-fa8b5b03f606 ALB   XNYS -            US MT Albemarle Corporation
01a1f640-bdc3-75f7-9fd7-247b7c427961 IFF   XNYS -            US MT International Flavors & Fragrances
01a1f640-bdc4-7d1d-bfff-aab9f81b6c83 LYB   XNYS -            NL MT LyondellBasell Industries N.V.
01a1f640-bdc5-7a2e-a55c-001d25d51db3 CF    XNYS -            US MT CF Industries Holdings, Inc.
01a1f640-bdc6-7d27-9f1f-6cbb6ed2bd9e MOS   XNYS -            US MT The Mosaic Company
01a1f640-bdc7-7fc9-9227-cccf43434b8a PKG   XNYS -            US MT Packaging Corporation of America
01a1f640-bdc8-71a9-bc0a-dc0f104cae8d IP    XNYS -            US MT International Paper Company
01a1f640-bdc9-79be-b8fb-792872e32622 BALL  XNYS -            US MT Ball Corporation
01a1f640-bdca-7d2c-9984-885ec13109b4 AVY   XNYS -            US MT Avery Dennison Corporation
01a1f640-bdcb-7c2d-873f-0405e3443ca9 CLF   XNYS -            US MT Cleveland-Cliffs Inc.
01a1f640-bdcc-7ba4-b18e-053a51bccac2 AA    XNYS -            US MT Alcoa Corporation
01a1f640-bdcd-790e-920d-678c4d434a46 SCCO  XNYS -            US MT Southern Copper Corporation
01a1f640-bdce-7337-b55c-5a90278039ce MP    XNYS -            US MT MP Materials Corp.
01a1f640-bdcf-780f-897b-25fc50e4ee6f BHP   XNYS -            AU MT BHP Group Limited
01a1f640-bdd0-73de-ba96-8c426172c71d RIO   XNYS -            GB MT Rio Tinto Group
01a1f640-bdd1-7443-a672-87a5c7a6f5dd VALE  XNYS -            BR MT Vale S.A.
01a1f640-bdd2-74de-8aca-8e7643adfc73 AEM   XNYS -            CA MT Agnico Eagle Mines Limited
01a1f640-bdd3-7a01-b483-cd1130104f66 NTR   XNYS -            CA MT Nutrien Ltd.
01a1f640-bdd4-7de1-b439-bd0ec2d55cfa SO    XNYS -            US UT The Southern Company
01a1f640-bdd5-784b-9783-76405939c845 D     XNYS -            US UT Dominion Energy, Inc.
01a1f640-bdd6-7355-99f0-698cef329ee2 SRE   XNYS -            US UT Sempra
01a1f640-bdd7-79c1-b86e-f169915b748c ED    XNYS -            US UT Consolidated Edison, Inc.
01a1f640-bdd8-7c2b-a774-9a4d8984ff8d PEG   XNYS -            US UT Public Service Enterprise Group
01a1f640-bdd9-7bf9-9857-d3e1d7fbfeb3 WEC   XNYS -            US UT WEC Energy Group, Inc.
01a1f640-bdda-73dd-b0a1-390fd2045233 EIX   XNYS -            US UT Edison International
01a1f640-bddb-7054-a4ae-ea8eee11c5d9 ES    XNYS -            US UT Eversource Energy
01a1f640-bddc-7396-bc6c-113ae5d95ad2 PCG   XNYS -            US UT PG&E Corporation
01a1f640-bddd-75b3-a8c5-2d1379abbf0c FE    XNYS -            US UT FirstEnergy Corp.
01a1f640-bdde-70ce-9402-f719a7e034ae DTE   XNYS -            US UT DTE Energy Company
01a1f640-bddf-7645-b7ae-30bb7dc8e021 PPL   XNYS -            US UT PPL Corporation
01a1f640-bde0-7791-9e89-e2c4e256d910 AEE   XNYS -            US UT Ameren Corporation
01a1f640-bde1-77b3-8238-f602f21d37d5 CMS   XNYS -            US UT CMS Energy Corporation
01a1f640-bde2-7414-93ee-a454e5dafd74 CNP   XNYS -            US UT CenterPoint Energy, Inc.
01a1f640-bde3-7d6f-8016-9f7a011744ff ATO   XNYS -            US UT Atmos Energy Corporation
01a1f640-bde4-7c20-887b-5df4ef52d3e4 AWK   XNYS -            US UT American Water Works Company
01a1f640-bde5-7312-b69f-75fa57ab1de9 NRG   XNYS -            US UT NRG Energy, Inc.
01a1f640-bde6-7e4d-9222-c052c1fd5341 VST   XNYS -            US UT Vistra Corp.
01a1f640-bde7-7a56-82a7-3ca769dd3b94 NGG   XNYS -            GB UT National Grid plc
01a1f640-bde8-7526-a772-e0ea1a5e5b0d AMT   XNYS -            US RE American Tower Corporation
01a1f640-bde9-710e-97da-0251a39780e4 WELL  XNYS -            US RE Welltower Inc.
01a1f640-bdea-7d2d-8b0f-bca55e9dae23 SPG   XNYS -            US RE Simon Property Group, Inc.
01a1f640-bdeb-7cd8-bfd0-029ac80df22f PSA   XNYS -            US RE Public Storage
01a1f640-bdec-7b67-87a3-a3d6c30ac27a O     XNYS -            US RE Realty Income Corporation
01a1f640-bded-7b6a-a3e1-e8fe18ec1927 DLR   XNYS -            US RE Digital Realty Trust, Inc.
01a1f640-bdee-7975-b200-12781d96523a CCI   XNYS -            US RE Crown Castle Inc.
01a1f640-bdef-7f13-a87c-51304ffe2e64 CBRE  XNYS -            US RE CBRE Group, Inc.
01a1f640-bdf0-7e9f-a332-a853a4fba4b6 VICI  XNYS -            US RE VICI Properties Inc.
01a1f640-bdf1-73f7-b7bc-9f84fcf0eb64 EXR   XNYS -            US RE Extra Space Storage Inc.
01a1f640-bdf2-78a8-9211-4488d0199b32 AVB   XNYS -            US RE AvalonBay Communities, Inc.
01a1f640-bdf3-7de1-af15-053343becacd EQR   XNYS -            US RE Equity Residential
01a1f640-bdf4-7c7f-a98a-6f6dffee5b37 INVH  XNYS -            US RE Invitation Homes Inc.
01a1f640-bdf5-7844-8d0d-cf18b2620fed IRM   XNYS -            US RE Iron Mountain Incorporated
01a1f640-bdf6-7c6c-ba47-059a708e2809 VTR   XNYS -            US RE Ventas, Inc.
01a1f640-bdf7-774d-be5b-04f9c268b24d ARE   XNYS -            US RE Alexandria Real Estate Equities
01a1f640-bdf8-7a9c-8625-351ff32bbf35 KIM   XNYS -            US RE Kimco Realty Corporation
01a1f640-bdf9-74e0-92a4-73121defaf98 BXP   XNYS -            US RE BXP, Inc.
01a1f640-bdfa-76e7-be18-b2d7d0844f59 WY    XNYS -            US RE Weyerhaeuser Company
01a1f640-bdfb-7cf7-9871-b149d4918e43 LRCX  XNAS -            US IT Lam Research Corporation
01a1f640-bdfc-7865-9caf-f21da43a89f6 AMAT  XNAS -            US IT Applied Materials, Inc.
01a1f640-bdfd-70e4-93c2-a4cfe8c89f27 MU    XNAS -            US IT Micron Technology, Inc.
01a1f640-bdfe-7002-93d9-6ec49ec5d01c KLAC  XNAS -            US IT KLA Corporation
01a1f640-bdff-77dd-b6b4-7681c9da316d ADI   XNAS -            US IT Analog Devices, Inc.
01a1f640-be00-7db1-ba01-f1e06fa9bc74 MRVL  XNAS -            US IT Marvell Technology, Inc.
01a1f640-be01-74dd-bb51-cb172200e9b5 ASML  XNAS -            NL IT ASML Holding N.V.
01a1f640-be02-7cbf-a392-0c9e70468ce8 ARM   XNAS -            GB IT Arm Holdings plc
01a1f640-be03-79ed-9611-02921debe844 NXPI  XNAS -            NL IT NXP Semiconductors N.V.
01a1f640-be04-7906-b9ea-861b081be7f6 MCHP  XNAS -            US IT Microchip Technology Incorporated
01a1f640-be05-7835-b8b1-321b228feb8b ON    XNAS -            US IT ON Semiconductor Corporation
01a1f640-be06-74f9-a6ee-0352af0ae9df SNPS  XNAS -            US IT Synopsys, Inc.
01a1f640-be07-7208-9cab-bee73843d40e CDNS  XNAS -            US IT Cadence Design Systems, Inc.
01a1f640-be08-78e0-8f06-b1424e715577 INTU  XNAS -            US IT Intuit Inc.
01a1f640-be09-77ce-b9b7-6f814c5d34d4 PANW  XNAS -            US IT Palo Alto Networks, Inc.
01a1f640-be0a-794e-81f8-921ef4c23115 CRWD  XNAS -            US IT CrowdStrike Holdings, Inc.
01a1f640-be0b-75b3-b44e-7495d045b5bc FTNT  XNAS -            US IT Fortinet, Inc.
01a1f640-be0c-79f1-8a80-87d55c257539 ZS    XNAS -            US IT Zscaler, Inc.
01a1f640-be0d-74a7-9d15-ccbcdeb3db1a DDOG  XNAS -            US IT Datadog, Inc.
01a1f640-be0e-72c2-bf24-2d0218128ee9 TEAM  XNAS -            US IT Atlassian Corporation
01a1f640-be0f-73c9-8de7-8252cbf2094a WDAY  XNAS -            US IT Workday, Inc.
01a1f640-be10-772f-9e6e-e502eb74657f ADSK  XNAS -            US IT Autodesk, Inc.
01a1f640-be11-755d-bd1e-aa7d8d46ab9a CTSH  XNAS -            US IT Cognizant Technology Solutions
01a1f640-be12-732b-af1e-d1f57c6013c7 ROP   XNAS -            US IT Roper Technologies, Inc.
01a1f640-be13-7964-89f6-13908e8d08cf MSTR  XNAS -            US IT Strategy Inc
01a1f640-be14-77e2-a489-be9b6adaaba4 MDB   XNAS -            US IT MongoDB, Inc.
01a1f640-be15-7dcb-a6c6-06ac4566b6cc OKTA  XNAS -            US IT Okta, Inc.
01a1f640-be16-7a9e-b240-2dc8dd52823a DOCU  XNAS -            US IT DocuSign, Inc.
01a1f640-be17-7997-b1e3-c02a892cb06a ZM    XNAS -            US IT Zoom Communications, Inc.
01a1f640-be18-7197-bbb7-d1ab3c0dd010 DBX   XNAS -            US IT Dropbox, Inc.
01a1f640-be19-745f-989a-49649db132fa SMCI  XNAS -            US IT Super Micro Computer, Inc.
01a1f640-be1a-7f72-bc23-10628d2dacc9 WDC   XNAS -            US IT Western Digital Corporation
01a1f640-be1b-713f-bf9d-f5b48443158e STX   XNAS -            IE IT Seagate Technology Holdings plc
01a1f640-be1c-7731-8243-829a6e791249 TER   XNAS -            US IT Teradyne, Inc.
01a1f640-be1d-7492-989a-863d5285d0d7 MPWR  XNAS -            US IT Monolithic Power Systems, Inc.
01a1f640-be1e-7224-8af0-ed1da3485d3d SWKS  XNAS -            US IT Skyworks Solutions, Inc.
01a1f640-be1f-759d-91f5-87799dbec269 GFS   XNAS -            KY IT GlobalFoundries Inc.
01a1f640-be20-7440-a068-8ee827e5fb44 CRDO  XNAS -            KY IT Credo Technology Group Holding
01a1f640-be21-71dc-b6cc-e95b102ac7df ALAB  XNAS -            US IT Astera Labs, Inc.
01a1f640-be22-778a-9e27-0e19d255739e APP   XNAS -            US IT AppLovin Corporation
01a1f640-be23-7fff-8298-dadbc7856076 FSLR  XNAS -            US IT First Solar, Inc.
01a1f640-be24-75d1-9ebf-7c1110cd149e ENPH  XNAS -            US IT Enphase Energy, Inc.
01a1f640-be25-72c4-902a-856bdabb8d1a AKAM  XNAS -            US IT Akamai Technologies, Inc.
01a1f640-be26-758b-b4d0-8c99b46f1b3b FFIV  XNAS -            US IT F5, Inc.
01a1f640-be27-7aca-a8e7-7e4ceda2f0c4 GEN   XNAS -            US IT Gen Digital Inc.
01a1f640-be28-772c-99c4-7a528f5b033e VRSN  XNAS -            US IT VeriSign, Inc.
01a1f640-be29-7fd4-8479-649be71e8954 CDW   XNAS -            US IT CDW Corporation
01a1f640-be2a-7d61-8fdc-d2c4263d4df2 TRMB  XNAS -            US IT Trimble Inc.
01a1f640-be2b-7929-a839-e4004fe1f3c9 PTC   XNAS -            US IT PTC Inc.
01a1f640-be2c-7e4f-b51d-9d3a81c7dd9b NTAP  XNAS -            US IT NetApp, Inc.
01a1f640-be2d-70f4-9408-24184488376b ZBRA  XNAS -            US IT Zebra Technologies Corporation
01a1f640-be2e-7eba-83f9-28a08b37a666 LOGI  XNAS -            CH IT Logitech International S.A.
01a1f640-be2f-7173-8697-3fc2b5a2c578 CHKP  XNAS -            IL IT Check Point Software Technologies
01a1f640-be30-791f-9728-8d7d31d705fb SHOP  XNAS -            CA IT Shopify Inc.
01a1f640-be31-71c3-94f8-2c0faf1982cc CME   XNAS -            US FI CME Group Inc.
01a1f640-be32-7eb6-b378-bfdb137902e5 NDAQ  XNAS -            US FI Nasdaq, Inc.
01a1f640-be33-7080-88d3-2d3502a27e4e FITB  XNAS -            US FI Fifth Third Bancorp
01a1f640-be34-7cbc-8926-4ef30aa40642 HBAN  XNAS -            US FI Huntington Bancshares Incorporated
01a1f640-be35-7036-98f8-7725d259afb4 NTRS  XNAS -            US FI Northern Trust Corporation
01a1f640-be36-7016-bc64-bfb077e74d17 TROW  XNAS -            US FI T. Rowe Price Group, Inc.
01a1f640-be37-7c16-b62f-430b7e1683f4 CINF  XNAS -            US FI Cincinnati Financial Corporation
01a1f640-be38-7dfd-9c62-cf792f793695 PFG   XNAS -            US FI Principal Financial Group, Inc.
01a1f640-be39-7680-ba82-211dd5ed0d0d SOFI  XNAS -            US FI SoFi Technologies, Inc.
01a1f640-be3a-7670-b0d9-55ab24a117ad HOOD  XNAS -            US FI Robinhood Markets, Inc.
01a1f640-be3b-76ca-b71d-790e4fe08759 AFRM  XNAS -            US FI Affirm Holdings, Inc.
01a1f640-be3c-7025-b0a9-a88d07e3b08e IBKR  XNAS -            US FI Interactive Brokers Group, Inc.
01a1f640-be3d-7c47-9e96-f5d0c069121c ACGL  XNAS -            BM FI Arch Capital Group Ltd.
01a1f640-be3e-7c66-90c1-e859fe5f66dd LPLA  XNAS -            US FI LPL Financial Holdings Inc.
01a1f640-be3f-77a8-96fc-360232432396 ZION  XNAS -            US FI Zions Bancorporation
01a1f640-be40-7bd4-a495-164d80a0ddf3 EWBC  XNAS -            US FI East West Bancorp, Inc.
01a1f640-be41-75db-8291-79f19e683cc3 WTW   XNAS -            IE FI Willis Towers Watson
01a1f640-be42-7f0c-a9c4-2385750a0738 UPST  XNAS -            US FI Upstart Holdings, Inc.
01a1f640-be43-7dbe-a9fa-c998be1a524a VRTX  XNAS -            US HC Vertex Pharmaceuticals Incorporated
01a1f640-be44-7aea-99af-a7e704a2169e REGN  XNAS -            US HC Regeneron Pharmaceuticals, Inc.
01a1f640-be45-7af0-8a77-b25788652c0f ISRG  XNAS -            US HC Intuitive Surgical, Inc.
01a1f640-be46-756a-908f-9526a8d4b680 BIIB  XNAS -            US HC Biogen Inc.
01a1f640-be47-7868-9e8c-2489b4e278ed MRNA  XNAS -            US HC Moderna, Inc.
01a1f640-be48-7b26-a939-320acb148287 IDXX  XNAS -            US HC IDEXX Laboratories, Inc.
01a1f640-be49-702f-8f90-c3c8240f8de7 DXCM  XNAS -            US HC DexCom, Inc.
01a1f640-be4a-74ba-8139-8a4469bcd6a9 ILMN  XNAS -            US HC Illumina, Inc.
01a1f640-be4b-752c-b54b-bc2703ca76ed ALGN  XNAS -            US HC Align Technology, Inc.
01a1f640-be4c-72b2-aee2-e305c8499730 GEHC  XNAS -            US HC GE HealthCare Technologies Inc.
01a1f640-be4d-74e4-a3cd-a1184310be55 INCY  XNAS -            US HC Incyte Corporation
01a1f640-be4e-74ba-9f1a-63aac034b59b ALNY  XNAS -            US HC Alnylam Pharmaceuticals, Inc.
01a1f640-be4f-79f9-a39c-24f2228dd010 BMRN  XNAS -            US HC BioMarin Pharmaceutical Inc.
01a1f640-be50-77d1-b8ca-73bcba16703b PODD  XNAS -            US HC Insulet Corporation
01a1f640-be51-73c9-b1f1-3c36bd3bf81a HSIC  XNAS -            US HC Henry Schein, Inc.
01a1f640-be52-7cfd-a8cc-425a889d5865 VTRS  XNAS -            US HC Viatris Inc.
01a1f640-be53-7ca7-9676-637b67a0bc19 UTHR  XNAS -            US HC United Therapeutics Corporation
01a1f640-be54-71e4-966b-ff9dbdbf498c NBIX  XNAS -            US HC Neurocrine Biosciences, Inc.
01a1f640-be55-743e-84fd-ada9d826c24d ARGX  XNAS -            NL HC argenx SE
01a1f640-be56-7f49-9de1-59ce3f19d6b4 BNTX  XNAS -            DE HC BioNTech SE
01a1f640-be57-78bb-b6fe-f08febaea14e NTRA  XNAS -            US HC Natera, Inc.
01a1f640-be58-71b0-9f95-4ceb3d049691 MDLZ  XNAS -            US CP Mondelez International, Inc.
01a1f640-be59-79f4-b39c-7f56f31a0b63 KDP   XNAS -            US CP Keurig Dr Pepper Inc.
01a1f640-be5a-750b-bd47-7942d48eb0e9 MNST  XNAS -            US CP Monster Beverage Corporation
01a1f640-be5b-7303-9384-58fbbceda4e8 KHC   XNAS -            US CP The Kraft Heinz Company
01a1f640-be5c-7e4b-812b-b54158f91f46 DLTR  XNAS -            US CP Dollar Tree, Inc.
01a1f640-be5d-7071-afc3-82ad11aca4b2 CELH  XNAS -            US CP Celsius Holdings, Inc.
01a1f640-be5e-7971-8f34-be42ccecac1b CCEP  XNAS -            GB CP Coca-Cola Europacific Partners
01a1f640-be5f-7e0c-8561-3ac70fb9873c CASY  XNAS -            US CP Casey's General Stores, Inc.
01a1f640-be60-7f9d-85b6-53fe26ff95b9 SFM   XNAS -            US CP Sprouts Farmers Market, Inc.
01a1f640-be61-7777-a03b-3a21ea599eb7 BKNG  XNAS -            US CD Booking Holdings Inc.
01a1f640-be62-7818-8d98-314f7d8b3fb1 ORLY  XNAS -            US CD O'Reilly Automotive, Inc.
01a1f640-be63-7cfd-b03e-c5904abd6664 ROST  XNAS -            US CD Ross Stores, Inc.
01a1f640-be64-7e6c-b9c5-60add45c3f8c ULTA  XNAS -            US CD Ulta Beauty, Inc.
01a1f640-be65-73aa-9c1a-95bc939993df EBAY  XNAS -            US CD eBay Inc.
01a1f640-be66-7fd6-94ca-b33538db1151 MAR   XNAS -            US CD Marriott International, Inc.
01a1f640-be67-7da9-85ad-b78e152eefc1 ABNB  XNAS -            US CD Airbnb, Inc.
01a1f640-be68-7276-8ca2-1ec8335d35c4 DASH  XNAS -            US CD DoorDash, Inc.
01a1f640-be69-7612-9024-c0a95d299e34 EXPE  XNAS -            US CD Expedia Group, Inc.
01a1f640-be6a-7d94-be27-cdf9cc0c4c93 LULU  XNAS -            US CD Lululemon Athletica Inc.
01a1f640-be6b-746c-a0a3-2d18ebbf9225 WYNN  XNAS -            US CD Wynn Resorts, Limited
01a1f640-be6c-7f78-8477-2fd5fb93ff5b RIVN  XNAS -            US CD Rivian Automotive, Inc.
01a1f640-be6d-7ddf-ae63-91b895ee2eae LCID  XNAS -            US CD Lucid Group, Inc.
01a1f640-be6e-78e1-a4d0-11bad4201225 POOL  XNAS -            US CD Pool Corporation
01a1f640-be6f-7be0-b95f-8a6c5e73861e TSCO  XNAS -            US CD Tractor Supply Company
01a1f640-be70-7f34-8785-746cbc19b049 LKQ   XNAS -            US CD LKQ Corporation
01a1f640-be71-7a7f-8dcd-a73fe36da570 HAS   XNAS -            US CD Hasbro, Inc.
01a1f640-be72-727b-bf9d-a1d89950387d MAT   XNAS -            US CD Mattel, Inc.
01a1f640-be73-7728-9e4c-e39bd0307f8c CZR   XNAS -            US CD Caesars Entertainment, Inc.
01a1f640-be74-784e-894a-3e9aae554745 PTON  XNAS -            US CD Peloton Interactive, Inc.
01a1f640-be75-79d7-9ed6-fad820466fb4 DKNG  XNAS -            US CD DraftKings Inc.
01a1f640-be76-7906-a36e-eab6f13e6b10 FIVE  XNAS -            US CD Five Below, Inc.
01a1f640-be77-76e6-9a25-fb9b224e78b4 TXRH  XNAS -            US CD Texas Roadhouse, Inc.
01a1f640-be78-7d91-a02e-5eda062c9264 CROX  XNAS -            US CD Crocs, Inc.
01a1f640-be79-7a46-932e-2f413510f687 MELI  XNAS -            UY CD MercadoLibre, Inc.
01a1f640-be7a-7429-940f-9cdb01216499 PDD   XNAS -            CN CD PDD Holdings Inc.
01a1f640-be7b-7965-ba82-2192351184db JD    XNAS -            CN CD JD.com, Inc.
01a1f640-be7c-7937-aa5a-e245bc4b6752 TCOM  XNAS -            CN CD Trip.com Group Limited
01a1f640-be7d-7319-9b33-c130bb5d1ebc TMUS  XNAS -            US CS T-Mobile US, Inc.
01a1f640-be7e-71ba-a30c-bce65074b072 CMCSA XNAS -            US CS Comcast Corporation
01a1f640-be7f-7ae2-ab46-7a56a830c01d CHTR  XNAS -            US CS Charter Communications, Inc.
01a1f640-be80-7178-a7d4-356fbe8c1696 TTD   XNAS -            US CS The Trade Desk, Inc.
01a1f640-be81-732c-aa99-75f698bc484d MTCH  XNAS -            US CS Match Group, Inc.
01a1f640-be82-72e8-b7c9-f30db0904eb7 TTWO  XNAS -            US CS Take-Two Interactive Software
01a1f640-be83-7c0a-b4c3-fb2cd6cb3404 ROKU  XNAS -            US CS Roku, Inc.
01a1f640-be84-775c-a956-b6c0f7031873 FOXA  XNAS -            US CS Fox Corporation Class A
01a1f640-be85-76e5-af21-9a5b540b5557 NWSA  XNAS -            US CS News Corporation Class A
01a1f640-be86-7eb4-b272-58208df5d70c SIRI  XNAS -            US CS Sirius XM Holdings Inc.
01a1f640-be87-7829-a61c-4b51cedb8557 ASTS  XNAS -            US CS AST SpaceMobile, Inc.
01a1f640-be88-741a-9333-b95701c69b4e BIDU  XNAS -            CN CS Baidu, Inc.
01a1f640-be89-7e55-aca1-2567638e7fa1 NTES  XNAS -            CN CS NetEase, Inc.
01a1f640-be8a-71cc-a894-521860fd6313 FANG  XNAS -            US EN Diamondback Energy, Inc.
01a1f640-be8b-745f-b9ab-90a8c3959813 BKR   XNAS -            US EN Baker Hughes Company
01a1f640-be8c-790d-a407-70e6726eb1be APA   XNAS -            US EN APA Corporation
01a1f640-be8d-7afe-81f0-35292dbbb9ae EXE   XNAS -            US EN Expand Energy Corporation
01a1f640-be8e-7ed2-a7ba-ba33161968da HON   XNAS -            US IN Honeywell International Inc.
01a1f640-be8f-7882-bc0f-9c9c59bfcd97 CSX   XNAS -            US IN CSX Corporation
01a1f640-be90-7751-ad15-e1b743f3a561 PCAR  XNAS -            US IN PACCAR Inc
01a1f640-be91-73f7-a9ce-44791a78b900 FAST  XNAS -            US IN Fastenal Company
01a1f640-be92-7bb9-9e70-53ecf4ec241d AXON  XNAS -            US IN Axon Enterprise, Inc.
01a1f640-be93-77e2-9fd4-c97e004548ce VRSK  XNAS -            US IN Verisk Analytics, Inc.
01a1f640-be94-7818-9dc4-5bf1b2438f1f ODFL  XNAS -            US IN Old Dominion Freight Line, Inc.
01a1f640-be95-798a-a0bb-779e1162f29c JBHT  XNAS -            US IN J.B. Hunt Transport Services, Inc.
01a1f640-be96-7d55-a59e-5ef1a67a4660 UAL   XNAS -            US IN United Airlines Holdings, Inc.
01a1f640-be97-7b2d-951d-d9af436c4e09 AAL   XNAS -            US IN American Airlines Group Inc.
01a1f640-be98-77f7-855e-77502c2f9dc1 LYFT  XNAS -            US IN Lyft, Inc.
01a1f640-be99-7a68-ba8e-74672efa2737 ADP   XNAS -            US IN Automatic Data Processing, Inc.
01a1f640-be9a-7a4b-a3e3-402e45bfd392 PAYX  XNAS -            US IN Paychex, Inc.
01a1f640-be9b-7184-808c-bbb8ca4613b2 CTAS  XNAS -            US IN Cintas Corporation
01a1f640-be9c-7dc4-9ecb-50bb4d8c9348 CPRT  XNAS -            US IN Copart, Inc.
01a1f640-be9d-7ea8-b628-f6584599d29a RKLB  XNAS -            US IN Rocket Lab Corporation
01a1f640-be9e-7ce7-b25c-6426297129ce LIN   XNAS -            IE MT Linde plc
01a1f640-be9f-7207-847e-5937782f0bf6 STLD  XNAS -            US MT Steel Dynamics, Inc.
01a1f640-bea0-71f1-9dbe-bc590cd813be AEP   XNAS -            US UT American Electric Power Company
01a1f640-bea1-726a-9a1e-568f6d66888f EXC   XNAS -            US UT Exelon Corporation
01a1f640-bea2-7099-b291-eecc0b27f94b XEL   XNAS -            US UT Xcel Energy Inc.
01a1f640-bea3-75e1-bedb-7fcae9fb02b8 CEG   XNAS -            US UT Constellation Energy Corporation
01a1f640-bea4-7156-9091-4d819746ba46 LNT   XNAS -            US UT Alliant Energy Corporation
01a1f640-bea5-7b6b-bf43-f15d8050c629 EVRG  XNAS -            US UT Evergy, Inc.
01a1f640-bea6-7ff3-9947-539f905a2a62 EQIX  XNAS -            US RE Equinix, Inc.
01a1f640-bea7-7cc5-bcc7-99fe9a7ba11c CSGP  XNAS -            US RE CoStar Group, Inc.
01a1f640-bea8-74de-92fe-8d09f4cce640 SBAC  XNAS -            US RE SBA Communications Corporation
01a1f640-bea9-79e0-9286-cf36e49a005e REG   XNAS -            US RE Regency Centers Corporation
01a1f640-beaa-769a-b5b5-7dfc57cef719 HST   XNAS -            US RE Host Hotels & Resorts, Inc.
01a1f640-beab-7699-8a1c-3e859b9e07fc NPH   XNZE -            NZ IN Napier Port Holdings
01a1f640-beac-7f9c-99bb-842fcf908bf4 SKL   XNZE -            NZ IN Skellerup Holdings
01a1f640-bead-7340-b9cb-332609846fd1 STU   XNZE -            NZ IN Steel & Tube Holdings
01a1f640-beae-77a6-b27f-6933a6348f8f VSL   XNZE -            NZ IN Vulcan Steel
01a1f640-beaf-79cc-a766-621097ec102f SCT   XNZE -            NZ IN Scott Technology
01a1f640-beb0-7cb5-8b99-787a1e2b6d24 SCL   XNZE -            NZ CP Scales Corporation
01a1f640-beb1-7e6c-bbdb-49a1ca417459 SAN   XNZE -            NZ CP Sanford
01a1f640-beb2-7993-8803-2a4f79967cc9 NZK   XNZE -            NZ CP New Zealand King Salmon Investments
01a1f640-beb3-74df-8255-1962dc080c14 DGL   XNZE -            NZ CP Delegat Group
01a1f640-beb4-7f38-a1cd-2906ecac8cf0 FSF   XNZE -            NZ CP Fonterra Shareholders' Fund
01a1f640-beb5-73a5-b3b0-0ee53705b09a SML   XNZE -            NZ CP Synlait Milk
01a1f640-beb6-7c92-8f72-da2b890b9594 SEK   XNZE -            NZ CP Seeka
01a1f640-beb7-70e8-a065-b1090d2321c5 THL   XNZE -            NZ CD Tourism Holdings
01a1f640-beb8-7caf-aba2-b74609d94fb9 WHS   XNZE -            NZ CD The Warehouse Group
01a1f640-beb9-727e-b2b3-05b332fa390e HLG   XNZE -            NZ CD Hallenstein Glasson Holdings
01a1f640-beba-793f-b011-e65475f7130c BGP   XNZE -            NZ CD Briscoe Group
01a1f640-bebb-7eda-b41d-3f4356fa9a27 TRA   XNZE -            NZ CD Turners Automotive Group
01a1f640-bebc-7690-b91d-795bb622631a RBD   XNZE -            NZ CD Restaurant Brands New Zealand
01a1f640-bebd-7a63-a7cb-1536a5b90361 SKT   XNZE -            NZ CS Sky Network Television
01a1f640-bebe-7a46-add8-6fcab135f8e8 NZM   XNZE -            NZ CS NZME
01a1f640-bebf-754e-bbba-c4277a975bac TWR   XNZE -            NZ FI Tower
01a1f640-bec0-7cfb-ae9c-80640fcc31c8 NZX   XNZE -            NZ FI NZX
01a1f640-bec1-7ed6-80fd-733fdb2abf4f OCA   XNZE -            NZ HC Oceania Healthcare
01a1f640-bec2-7240-9c00-0b10272facd4 PEB   XNZE -            NZ HC Pacific Edge
01a1f640-bec3-765c-ab87-1e1495d75967 AFT   XNZE -            NZ HC AFT Pharmaceuticals
01a1f640-bec4-7a66-bb5b-9c3641d15f62 GTK   XNZE -            NZ IT Gentrack Group
01a1f640-bec5-7c93-b019-24705c36f0e1 VGL   XNZE -            NZ IT Vista Group International
01a1f640-bec6-7de5-ace7-ad7625f58e65 ERD   XNZE -            NZ IT EROAD
01a1f640-bec7-7ee7-b68a-c0218fd6d5e4 RAK   XNZE -            NZ IT Rakon
01a1f640-bec8-782c-bb87-78b24168ae9b CHI   XNZE -            NZ EN Channel Infrastructure NZ
01a1f640-bec9-7143-8a38-bf5fceff0993 PFI   XNZE -            NZ RE Property for Industry
01a1f640-beca-76f6-97a4-0c0b76b678d5 IPL   XNZE -            NZ RE Investore Property
01a1f640-becb-7774-b199-56f1d16a5528 VHP   XNZE -            NZ RE Vital Healthcare Property Trust
01a1f640-becc-796f-8e0d-a619afabbba9 WIN   XNZE -            NZ RE Winton Land
`;

/** Exchange-traded funds: as shares, without a sector. */
export const funds = `
01a1f640-bc40-7fbe-a6cc-ab3594caa832 SPY   ARCX US78462F1030 US SPDR S&P 500 ETF Trust
01a1f640-bc41-7034-bad8-8d43e4c399eb IVV   ARCX US4642872000 US iShares Core S&P 500 ETF
01a1f640-bc42-729e-965b-987962d739fe VOO   ARCX US9229083632 US Vanguard S&P 500 ETF
01a1f640-bc43-786d-a43c-62fda70f5ac0 VTI   ARCX US9229087690 US Vanguard Total Stock Market ETF
01a1f640-bc44-7b99-af9c-bbe008500e66 DIA   ARCX US78467X1090 US SPDR Dow Jones Industrial Average
01a1f640-bc45-781c-9879-d2896b03f88e IWM   ARCX US4642876555 US iShares Russell 2000 ETF
01a1f640-bc46-7786-981d-c526614c23f8 EFA   ARCX US4642874659 US iShares MSCI EAFE ETF
01a1f640-bc47-7aff-b2b9-de40ff4ff641 VEA   ARCX US9219438580 US Vanguard FTSE Developed Markets ETF
01a1f640-bc48-7551-bad6-780ec8cb5004 VWO   ARCX US9220428588 US Vanguard FTSE Emerging Markets ETF
01a1f640-bc49-7a6b-ae28-d399b6c5a835 AGG   ARCX US4642872265 US iShares Core U.S. Aggregate Bond ETF
01a1f640-bc4a-789b-a760-533a1e2b8756 GLD   ARCX US78463V1070 US SPDR Gold Shares
01a1f640-bc4b-7fdd-8f3d-dd2af8f8bc98 VNQ   ARCX US9229085538 US Vanguard Real Estate ETF
01a1f640-bc4c-7785-a407-db94e15439dc QQQ   XNAS US46090E1038 US Invesco QQQ Trust
01a1f640-bc4d-7989-a626-1f6fa8ab8ae3 BND   XNAS US9219378356 US Vanguard Total Bond Market ETF
01a1f640-bc4e-7df4-9570-5d319c41fb33 TLT   XNAS US4642874329 US iShares 20+ Year Treasury Bond ETF
01a1f640-becd-700f-b3dd-18ecab1cc3c1 XLK   ARCX -            US Technology Select Sector SPDR Fund
01a1f640-bece-7c13-af0e-fec5c7620ba6 XLF   ARCX -            US Financial Select Sector SPDR Fund
01a1f640-becf-75ce-80a3-327867ce4133 XLE   ARCX -            US Energy Select Sector SPDR Fund
01a1f640-bed0-7527-98e7-3002869fd825 XLV   ARCX -            US Health Care Select Sector SPDR Fund
01a1f640-bed1-7262-a6ac-b2d049442633 XLI   ARCX -            US Industrial Select Sector SPDR Fund
01a1f640-bed2-7b8b-9786-91c6856f334b XLY   ARCX -            US Consumer Discretionary Select Sector SPDR Fund
01a1f640-bed3-794c-8ef4-1f2d91219873 XLP   ARCX -            US Consumer Staples Select Sector SPDR Fund
01a1f640-bed4-78d9-944d-9f42ef8abc1f XLU   ARCX -            US Utilities Select Sector SPDR Fund
01a1f640-bed5-7934-86ae-7df9f4d29570 XLB   ARCX -            US Materials Select Sector SPDR Fund
01a1f640-bed6-7c64-be73-44a0d6febed2 XLRE  ARCX -            US Real Estate Select Sector SPDR Fund
01a1f640-bed7-7a60-8e9d-ac8d661ab22b XLC   ARCX -            US Communication Services Select Sector SPDR Fund
01a1f640-bed8-7105-8638-bac95b436b5e VUG   ARCX -            US Vanguard Growth ETF
01a1f640-bed9-7acd-9e41-946c39542d48 VTV   ARCX -            US Vanguard Value ETF
01a1f640-beda-71c4-9af3-5c9ee50b24c7 VO    ARCX -            US Vanguard Mid-Cap ETF
01a1f640-bedb-765b-abb0-15fc54aa8029 VB    ARCX -            US Vanguard Small-Cap ETF
01a1f640-bedc-7bf8-94bb-9dd8e58914aa VT    ARCX -            US Vanguard Total World Stock ETF
01a1f640-bedd-7829-bb38-10718012d9ff VEU   ARCX -            US Vanguard FTSE All-World ex-US ETF
01a1f640-bede-7e0c-a085-2a4fedd81b73 VYM   ARCX -            US Vanguard High Dividend Yield ETF
01a1f640-bedf-7559-bc5f-95fefb1f6deb VIG   ARCX -            US Vanguard Dividend Appreciation ETF
01a1f640-bee0-7d20-b046-0f844fbf1abd VGT   ARCX -            US Vanguard Information Technology ETF
01a1f640-bee1-7fdc-8cc6-3654b131d0ed VHT   ARCX -            US Vanguard Health Care ETF
01a1f640-bee2-78c2-a3fd-86cc36ad6313 VFH   ARCX -            US Vanguard Financials ETF
01a1f640-bee3-735a-9610-f9e23ba997b3 VDE   ARCX -            US Vanguard Energy ETF
01a1f640-bee4-71f5-9c85-6b150a926fce VGK   ARCX -            US Vanguard FTSE Europe ETF
01a1f640-bee5-71b8-b1f1-c26b77083574 VPL   ARCX -            US Vanguard FTSE Pacific ETF
01a1f640-bee6-7148-ad3f-f59134e1c789 SCHD  ARCX -            US Schwab U.S. Dividend Equity ETF
01a1f640-bee7-7dc3-a62c-4094c3e38d62 SCHB  ARCX -            US Schwab U.S. Broad Market ETF
01a1f640-bee8-75cb-8e0f-99f18988e929 SCHX  ARCX -            US Schwab U.S. Large-Cap ETF
01a1f640-bee9-744f-ae8b-d268759f9662 SCHF  ARCX -            US Schwab International Equity ETF
01a1f640-beea-7642-b59b-4906412440a5 SCHG  ARCX -            US Schwab U.S. Large-Cap Growth ETF
01a1f640-beeb-70e5-9170-1ae58c961255 IJH   ARCX -            US iShares Core S&P Mid-Cap ETF
01a1f640-beec-7330-a350-7cf30c866b83 IJR   ARCX -            US iShares Core S&P Small-Cap ETF
01a1f640-beed-7d29-b878-5a38efc97fe8 IEMG  ARCX -            US iShares Core MSCI Emerging Markets ETF
01a1f640-beee-719d-bbdf-ecd67cc5f075 EEM   ARCX -            US iShares MSCI Emerging Markets ETF
01a1f640-beef-7842-a3b2-dcc38acb076c IWF   ARCX -            US iShares Russell 1000 Growth ETF
01a1f640-bef0-7ff9-9b4c-56cc90fb261b IWD   ARCX -            US iShares Russell 1000 Value ETF
01a1f640-bef1-78b5-8c44-980e7c804f20 IWB   ARCX -            US iShares Russell 1000 ETF
01a1f640-bef2-7fce-8cf5-af0bfeb996ac RSP   ARCX -            US Invesco S&P 500 Equal Weight ETF
01a1f640-bef3-79fa-a35e-df4657028f5f SPYG  ARCX -            US SPDR Portfolio S&P 500 Growth ETF
01a1f640-bef4-7859-87f2-7f76b3d78fb8 SPYV  ARCX -            US SPDR Portfolio S&P 500 Value ETF
01a1f640-bef5-7675-b533-dce0aa44c735 MDY   ARCX -            US SPDR S&P MidCap 400 ETF Trust
01a1f640-bef6-7de8-b1b7-ff622b5c4f06 SDY   ARCX -            US SPDR S&P Dividend ETF
01a1f640-bef7-74c8-a187-05e1f75c6c3a DGRO  ARCX -            US iShares Core Dividend Growth ETF
01a1f640-bef8-7226-914c-e4d1b8c11cbf HDV   ARCX -            US iShares Core High Dividend ETF
01a1f640-bef9-79a7-b426-d15ea13bfa1a SLV   ARCX -            US iShares Silver Trust
01a1f640-befa-7327-be78-c27078c1cb43 IAU   ARCX -            US iShares Gold Trust
01a1f640-befb-76b7-8fcf-42a9ea5ad91e GLDM  ARCX -            US SPDR Gold MiniShares Trust
01a1f640-befc-7501-9641-b6ee92b80df3 GBTC  ARCX -            US Grayscale Bitcoin Trust
01a1f640-befd-7324-adde-15c325d01c5c HYG   ARCX -            US iShares iBoxx $ High Yield Corporate Bond ETF
01a1f640-befe-7aeb-a6e7-871815247520 LQD   ARCX -            US iShares iBoxx $ Investment Grade Corporate Bond ETF
01a1f640-beff-7e6c-9cdc-de61bd6833fc JNK   ARCX -            US SPDR Bloomberg High Yield Bond ETF
01a1f640-bf00-768b-a467-664a68786e45 TIP   ARCX -            US iShares TIPS Bond ETF
01a1f640-bf01-7a21-ac31-a4fa5e70cff8 BIL   ARCX -            US SPDR Bloomberg 1-3 Month T-Bill ETF
01a1f640-bf02-7bae-8d62-1362d323e263 SGOV  ARCX -            US iShares 0-3 Month Treasury Bond ETF
01a1f640-bf03-7501-a141-aea1974412c7 BSV   ARCX -            US Vanguard Short-Term Bond ETF
01a1f640-bf04-7bfc-979f-199b9584e39c BIV   ARCX -            US Vanguard Intermediate-Term Bond ETF
01a1f640-bf05-7325-a618-aaba5b968481 MUB   ARCX -            US iShares National Muni Bond ETF
01a1f640-bf06-71ec-a4a6-49f023e3ff63 VTEB  ARCX -            US Vanguard Tax-Exempt Bond ETF
01a1f640-bf07-7852-a001-39615acb919b XBI   ARCX -            US SPDR S&P Biotech ETF
01a1f640-bf08-7d67-b415-e24aa904b0b2 KRE   ARCX -            US SPDR S&P Regional Banking ETF
01a1f640-bf09-77c8-92ff-3d7a5d77d79c XHB   ARCX -            US SPDR S&P Homebuilders ETF
01a1f640-bf0a-7bba-8521-d5ea199039e2 XOP   ARCX -            US SPDR S&P Oil & Gas Exploration & Production ETF
01a1f640-bf0b-71e0-9557-f37687e1749e OIH   ARCX -            US VanEck Oil Services ETF
01a1f640-bf0c-75dc-b752-ac6c07e2cb97 GDX   ARCX -            US VanEck Gold Miners ETF
01a1f640-bf0d-72e5-9878-d8dc2e899da7 GDXJ  ARCX -            US VanEck Junior Gold Miners ETF
01a1f640-bf0e-77cb-a2cd-5470deceafa6 USO   ARCX -            US United States Oil Fund
01a1f640-bf0f-7c30-8828-73ef367ec2ec DBC   ARCX -            US Invesco DB Commodity Index Tracking Fund
01a1f640-bf10-78f9-8ac3-c902f17d1114 EWJ   ARCX -            US iShares MSCI Japan ETF
01a1f640-bf11-7e43-bf55-47a6094dd849 EWZ   ARCX -            US iShares MSCI Brazil ETF
01a1f640-bf12-7565-a0f8-3a84ea3709be EWA   ARCX -            US iShares MSCI Australia ETF
01a1f640-bf13-716c-b41e-ebd3aa1f6a3f EWC   ARCX -            US iShares MSCI Canada ETF
01a1f640-bf14-7b4f-8292-4ee2389cc9b5 EWG   ARCX -            US iShares MSCI Germany ETF
01a1f640-bf15-7eb7-ae03-b4db22d4bd1c EWU   ARCX -            US iShares MSCI United Kingdom ETF
01a1f640-bf16-7259-a818-75b63288880b EWT   ARCX -            US iShares MSCI Taiwan ETF
01a1f640-bf17-7c7f-a99d-dc611b4ff8ef FXI   ARCX -            US iShares China Large-Cap ETF
01a1f640-bf18-793a-9126-4ad1a8f1be17 JEPI  ARCX -            US JPMorgan Equity Premium Income ETF
01a1f640-bf19-7a0a-8913-f892258a48f5 TAN   ARCX -            US Invesco Solar ETF
01a1f640-bf1a-76e6-91ec-1bd6c7e63275 LIT   ARCX -            US Global X Lithium & Battery Tech ETF
01a1f640-bf1b-7889-b0fa-3d21e5c138dd URA   ARCX -            US Global X Uranium ETF
01a1f640-bf1c-7eec-a762-21470382aca6 QQQM  XNAS -            US Invesco NASDAQ 100 ETF
01a1f640-bf1d-7568-a2a5-60409a5a1ef2 VXUS  XNAS -            US Vanguard Total International Stock ETF
01a1f640-bf1e-7438-b072-1af01a67e8e8 BNDX  XNAS -            US Vanguard Total International Bond ETF
01a1f640-bf1f-7c9f-8be1-b0219cfb77c7 IBIT  XNAS -            US iShares Bitcoin Trust ETF
01a1f640-bf20-7158-ab18-c9d6a7d0ea30 ETHA  XNAS -            US iShares Ethereum Trust ETF
01a1f640-bf21-7313-98dc-c388e1b7f629 SHY   XNAS -            US iShares 1-3 Year Treasury Bond ETF
01a1f640-bf22-7064-9472-19ee604513e1 IEF   XNAS -            US iShares 7-10 Year Treasury Bond ETF
01a1f640-bf23-76dd-b0d9-c030b5c1ee07 SHV   XNAS -            US iShares Short Treasury Bond ETF
01a1f640-bf24-7609-b70d-9198ed031815 VCIT  XNAS -            US Vanguard Intermediate-Term Corporate Bond ETF
01a1f640-bf25-7751-ac33-63e321da264f VCSH  XNAS -            US Vanguard Short-Term Corporate Bond ETF
01a1f640-bf26-7b17-8e07-3e38782ccac3 EMB   XNAS -            US iShares J.P. Morgan USD Emerging Markets Bond ETF
01a1f640-bf27-7d32-965d-ed61eefcc025 SMH   XNAS -            US VanEck Semiconductor ETF
01a1f640-bf28-7769-a3a1-ee1daafeb461 SOXX  XNAS -            US iShares Semiconductor ETF
01a1f640-bf29-7a7f-ba16-07ac80dca20e IBB   XNAS -            US iShares Biotechnology ETF
01a1f640-bf2a-7c4b-b10f-e21d83856746 MCHI  XNAS -            US iShares MSCI China ETF
01a1f640-bf2b-7ccb-bb9f-f258db2226ba ENZL  XNAS -            US iShares MSCI New Zealand ETF
01a1f640-bf2c-7c60-b6e4-9d0d97019bf5 JEPQ  XNAS -            US JPMorgan Nasdaq Equity Premium Income ETF
01a1f640-bf2d-76fb-9ec7-bf139a5b0913 DVY   XNAS -            US iShares Select Dividend ETF
01a1f640-bf2e-7db8-9d33-e72cdab66deb ACWI  XNAS -            US iShares MSCI ACWI ETF
01a1f640-bf2f-73fc-8a02-efffd2953352 ICLN  XNAS -            US iShares Global Clean Energy ETF
01a1f640-bf30-720b-a781-2e03da812db4 PFF   XNAS -            US iShares Preferred and Income Securities ETF
01a1f640-bf31-7814-bbfc-93ca80e091b6 FNZ   XNZE -            NZ Smart S&P/NZX 50 ETF
01a1f640-bf32-7805-8ca3-f68781dac6de USF   XNZE -            NZ Smart US 500 ETF
01a1f640-bf33-72e6-a4b6-6cfec108c962 TWF   XNZE -            NZ Smart Total World ETF
`;

/** Crypto assets: id, code, smallest order, step of a quantity, name. All are priced in USD. */
export const coins = `
01a1f640-bc6b-7186-abbe-1a62513673e6 BTC  0.00001 0.00000001 Bitcoin
01a1f640-bc6c-765a-ac25-b1491403ab79 ETH  0.0001  0.00000001 Ether
01a1f640-bc6d-7cdc-a0e1-4d79156d2d3c SOL  0.001   0.00000001 Solana
01a1f640-bc6e-7e2a-8ff7-2031b9ed6ef6 XRP  1       0.000001   XRP
01a1f640-bc6f-74dc-8bbe-9089dfbd521d LTC  0.01    0.00000001 Litecoin
01a1f640-bc70-7809-94cb-36ee0bb740c2 DOGE 10      0.00000001 Dogecoin
01a1f640-bc71-7722-807b-88fabaa3ef3d ADA  1       0.000001   Cardano
01a1f640-bc72-7f05-b988-556295be0713 AVAX 0.1     0.00000001 Avalanche
01a1f640-bc73-7832-af7d-8d446ea8023e LINK 0.1     0.00000001 Chainlink
01a1f640-bc74-70a8-af86-2d8dce2fefb4 DOT  0.1     0.00000001 Polkadot
01a1f640-bf34-736e-9b19-e07f25655aa3 BNB  0.001   0.00000001 BNB
01a1f640-bf35-7149-871c-9e110a4cdaaa BCH  0.001   0.00000001 Bitcoin Cash
01a1f640-bf36-7722-b1ce-1b3effd18774 TRX  10      0.000001   TRON
01a1f640-bf37-7a36-8d03-211b3569259f XLM  10      0.0000001  Stellar
01a1f640-bf38-7656-9ee9-e5fbcdba8858 UNI  0.1     0.00000001 Uniswap
01a1f640-bf39-778a-924f-3be16a9ccb89 AAVE 0.01    0.00000001 Aave
01a1f640-bf3a-74d1-bed8-ceeeef81d574 ATOM 0.1     0.000001   Cosmos
01a1f640-bf3b-78c5-9081-c4a4672c3551 ALGO 10      0.000001   Algorand
01a1f640-bf3c-7d78-8757-214dfc125480 NEAR 0.1     0.00000001 NEAR Protocol
01a1f640-bf3d-7916-88f9-9042b954aa19 FIL  0.1     0.00000001 Filecoin
01a1f640-bf3e-7cee-af42-c04b8deb168d ETC  0.1     0.00000001 Ethereum Classic
01a1f640-bf3f-7d17-b51d-8c8d432039a6 HBAR 10      0.00000001 Hedera
01a1f640-bf40-7e3d-bd58-0d42c426113a ICP  0.1     0.00000001 Internet Computer
01a1f640-bf41-74c0-9a1e-4a744369ed61 GRT  10      0.00000001 The Graph
01a1f640-bf42-7bbd-abf8-c97960d1af85 XTZ  1       0.000001   Tezos
`;

/** Pairs of currencies: id, the currency that is priced, the one that it is priced in. */
export const currencyPairs = `
01a1f640-bf43-7616-a506-142835daf74a EUR USD
01a1f640-bf44-7246-b626-aadb9b814b12 USD JPY
01a1f640-bf45-724a-8445-8567a9072fb6 GBP USD
01a1f640-bf46-76ca-8608-bd0b733598a9 AUD USD
01a1f640-bf47-7eaf-a8c7-c58388a66e8c USD CAD
01a1f640-bf48-7d36-adbb-049e94b43c03 USD CHF
01a1f640-bf49-7f0c-b16f-f571c12f7ed4 NZD USD
01a1f640-bf4a-7ce7-a194-f2fd4da0e9e3 USD CNY
01a1f640-bf4b-77b8-b6a3-c4cd82cb7da1 USD HKD
01a1f640-bf4c-76a2-ba7c-628981a85727 USD SGD
01a1f640-bf4d-769b-a856-167afe5fcc92 USD SEK
01a1f640-bf4e-7d95-ac9e-03cc5fb9fc6a USD NOK
01a1f640-bf4f-774f-9c76-83ab71488268 USD DKK
01a1f640-bf50-7d0e-b999-512157cfde02 USD PLN
01a1f640-bf51-7559-8283-416a87e5a9b3 USD CZK
01a1f640-bf52-7e6b-beec-96270b2b9dea USD HUF
01a1f640-bf53-70f7-8210-9e9176d81258 USD RON
01a1f640-bf54-7dae-8cb0-aa10d853bec2 USD ISK
01a1f640-bf55-7dd3-b45c-dc76d8fbf459 USD TRY
01a1f640-bf56-70b7-9f33-a4fb9efa246b USD ZAR
01a1f640-bf57-758d-ac2d-447a47c484f5 USD MXN
01a1f640-bf58-791d-b96f-6cb3135937b7 USD BRL
01a1f640-bf59-7969-b79f-484840c90a30 USD INR
01a1f640-bf5a-7a18-a465-0de6e178fa1f USD IDR
01a1f640-bf5b-7af8-9219-a87766325ab8 USD ILS
01a1f640-bf5c-7e86-ba3d-f6814f88aa6f USD KRW
01a1f640-bf5d-77d0-9fd6-ab8809f7d1df USD MYR
01a1f640-bf5e-786d-9132-a36d88594564 USD PHP
01a1f640-bf5f-77ef-b1e4-ce61e7942195 USD THB
01a1f640-bf60-74ea-9bb0-649510e39bb0 EUR GBP
01a1f640-bf61-7455-9cbb-9e6a29baee45 EUR JPY
01a1f640-bf62-73a1-998c-1c8c1b4a39e8 EUR CHF
01a1f640-bf63-7712-ad5c-289def6de5d3 EUR AUD
01a1f640-bf64-7111-b542-141952875698 EUR NZD
01a1f640-bf65-741c-bec7-0b17dd41d526 EUR CAD
01a1f640-bf66-7aa8-8585-431da6c8b0fb GBP JPY
01a1f640-bf67-796e-90f0-5ec2868e75c4 GBP NZD
01a1f640-bf68-77a3-9409-b37b9de110e2 GBP AUD
01a1f640-bf69-7683-9e96-ce4232c14d3d AUD JPY
01a1f640-bf6a-77a0-a51c-0408be0f2803 AUD NZD
01a1f640-bf6b-7634-88d9-d8cc7cdf13d4 NZD JPY
01a1f640-bf6c-7e70-a3d0-0533aee2e206 NZD CAD
01a1f640-bf6d-7d62-8a83-da86ddeaf0da NZD CHF
01a1f640-bf6e-76c5-9f50-87824cc1ae81 NZD SGD
01a1f640-bf6f-7c1c-9c9b-ecd674233c1d NZD HKD
01a1f640-bf70-739b-9344-d811edbaed71 NZD CNY
`;

/** The currencies of the pairs, each with its code. */
export const currencyNames = `
AUD Australian Dollar
BRL Brazilian Real
CAD Canadian Dollar
CHF Swiss Franc
CNY Chinese Yuan
CZK Czech Koruna
DKK Danish Krone
EUR Euro
GBP Pound Sterling
HKD Hong Kong Dollar
HUF Hungarian Forint
IDR Indonesian Rupiah
ILS Israeli New Shekel
INR Indian Rupee
ISK Icelandic Krona
JPY Japanese Yen
KRW South Korean Won
MXN Mexican Peso
MYR Malaysian Ringgit
NOK Norwegian Krone
NZD New Zealand Dollar
PHP Philippine Peso
PLN Polish Zloty
RON Romanian Leu
SEK Swedish Krona
SGD Singapore Dollar
THB Thai Baht
TRY Turkish Lira
USD US Dollar
ZAR South African Rand
`;

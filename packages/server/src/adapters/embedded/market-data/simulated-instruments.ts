import type { Instrument } from '@investing-platform/schema/instruments';

/** How the embedded market moves one instrument. */
export interface SimulatedInstrument {
  /** The close of the reference day, in the instrument's currency. */
  readonly referencePrice: number;
  /** Standard deviation of a year's logarithmic return: 0.3 is 30 percent. */
  readonly yearlyVolatility: number;
  /** Shares or coins on an ordinary day. */
  readonly dailyVolume: number;
}

/** Instrument, reference price, yearly volatility in percent, daily volume. */
const TABLE = `
AAPL.XNAS       270  28 50000000
MSFT.XNAS       500  25 21000000
NVDA.XNAS       185  45 180000000
AMZN.XNAS       230  32 42000000
GOOGL.XNAS      285  30 32000000
GOOG.XNAS       286  30 21000000
META.XNAS       610  36 14000000
TSLA.XNAS       410  58 85000000
AVGO.XNAS       350  45 22000000
COST.XNAS       915  22 2200000
NFLX.XNAS       110  34 38000000
PEP.XNAS        146  19 7500000
CSCO.XNAS        77  23 21000000
ADBE.XNAS       325  34 3900000
AMD.XNAS        230  52 55000000
INTC.XNAS        36  50 95000000
QCOM.XNAS       168  34 9500000
TXN.XNAS        160  31 7200000
AMGN.XNAS       335  25 2800000
GILD.XNAS       123  24 6900000
SBUX.XNAS        84  30 9800000
PYPL.XNAS        62  37 16000000
WMT.XNAS        104  22 17000000
PLTR.XNAS       165  60 52000000
COIN.XNAS       260  72 11000000
BRK.B.XNYS      505  18 4600000
JPM.XNYS        305  24 8900000
BAC.XNYS         52  27 36000000
WFC.XNYS         84  28 15000000
GS.XNYS         780  29 2000000
MS.XNYS         162  28 5600000
V.XNYS          330  21 6400000
MA.XNYS         540  21 2900000
AXP.XNYS        350  27 2900000
JNJ.XNYS        200  18 8800000
LLY.XNYS       1020  35 3700000
UNH.XNYS        320  36 9800000
PFE.XNYS         25  25 48000000
MRK.XNYS         95  26 14000000
ABBV.XNYS       232  25 5900000
TMO.XNYS        585  29 1900000
PG.XNYS         148  18 8700000
KO.XNYS          71  16 16000000
MCD.XNYS        306  18 3500000
NKE.XNYS         64  36 13000000
HD.XNYS         345  24 4100000
LOW.XNYS        232  26 2700000
DIS.XNYS        105  27 9500000
T.XNYS         25.5  22 38000000
VZ.XNYS          41  20 20000000
XOM.XNYS        118  24 15000000
CVX.XNYS        152  24 8300000
CAT.XNYS        560  31 3300000
GE.XNYS         300  31 5100000
BA.XNYS         185  35 8200000
AIR.XNYS         82  36 330000
IBM.XNYS        300  25 4400000
ORCL.XNYS       215  48 23000000
CRM.XNYS        230  32 8200000
UBER.XNYS        86  38 18000000
NEE.XNYS         84  26 9100000
DUK.XNYS        123  18 3300000
PLD.XNYS        126  27 3600000
SPY.ARCX        665  16 75000000
IVV.ARCX        668  16 6500000
VOO.ARCX        612  16 7200000
VTI.ARCX        327  16 3900000
DIA.ARCX        462  15 4600000
IWM.ARCX        235  22 38000000
EFA.ARCX         94  15 13000000
VEA.ARCX         61  15 11000000
VWO.ARCX         54  17 9800000
AGG.ARCX        100   6 8200000
GLD.ARCX        375  18 12000000
VNQ.ARCX         90  19 3800000
QQQ.XNAS        605  21 55000000
BND.XNAS         74   6 6400000
TLT.XNAS         89  13 36000000
AIA.XNZE       7.85  19 1900000
AIR.XNZE      0.585  24 2600000
ANZ.XNZE       41.2  21 45000
ATM.XNZE       10.9  34 1100000
ARG.XNZE       1.22  18 780000
CEN.XNZE        9.3  18 1100000
CNU.XNZE       9.35  17 620000
EBO.XNZE       28.5  22 210000
FBU.XNZE       3.35  30 1500000
FPH.XNZE       37.5  25 680000
FRW.XNZE       14.1  23 160000
GMT.XNZE       2.02  18 1300000
GNE.XNZE        2.4  17 720000
HGH.XNZE       1.05  27 1000000
IFT.XNZE       11.9  24 1300000
KMD.XNZE        0.3  45 1200000
KPG.XNZE       1.03  18 2200000
MCY.XNZE        6.3  18 900000
MEL.XNZE       5.75  19 2100000
MFT.XNZE         62  25 110000
PCT.XNZE       1.25  18 1900000
POT.XNZE        7.7  18 210000
RYM.XNZE       2.85  36 2400000
SKC.XNZE        0.9  34 2500000
SPK.XNZE        2.4  24 6100000
SUM.XNZE       12.6  29 380000
VCT.XNZE        4.8  16 310000
WBC.XNZE         44  20 40000
BTC           95000  48 21000
ETH            3100  65 420000
SOL             140  80 3900000
XRP            2.15  78 180000000
LTC              95  70 750000
DOGE           0.16  85 1400000000
ADA            0.48  82 160000000
AVAX           14.5  85 4200000
LINK           13.8  80 5600000
DOT             2.8  80 21000000
`;

const byName: ReadonlyMap<string, SimulatedInstrument> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [name = '', price, volatilityPercent, volume] = line.split(/ +/);
      const simulated = {
        referencePrice: Number(price),
        yearlyVolatility: Number(volatilityPercent) / 100,
        dailyVolume: Number(volume),
      };
      return [name, simulated];
    }),
);

/** An instrument that is new in the catalogue trades like a small company until it has a line. */
const UNLISTED: SimulatedInstrument = {
  referencePrice: 10,
  yearlyVolatility: 0.3,
  dailyVolume: 100_000,
};

export function simulatedInstrument({ symbol, mic }: Instrument): SimulatedInstrument {
  return byName.get(mic === null ? symbol : `${symbol}.${mic}`) ?? UNLISTED;
}

/** The instruments that have a line, as `TICKER.MIC` or the code of a crypto asset. */
export const simulatedNames: readonly string[] = [...byName.keys()];

// Solves all Oware positions of up to n seeds, by the method of docs/solved.md, in plain C++ on one thread. To compare
// speed with; prints the time and a checksum of all codes for each class.
//
//   oware-tables <report|abapa> <seeds>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

using Row = uint8_t[6];
static const int CLOCK_LIMIT = 100, GAIN_SHIFT = 24, RANK_MASK = (1 << 24) - 1;
static int counts[7][49];

static int rowsWith(int seeds) { return counts[6][seeds]; }

static int rankOf(const uint8_t* pits, int seeds) {
  int left = seeds, rank = 0;
  for (int pit = 0; pit < 5; pit++) {
    int after = left - pits[pit];
    rank += counts[6 - pit][left] - counts[6 - pit][after];
    left = after;
  }
  return rank;
}

static void unrank(int rank, int seeds, uint8_t* pits) {
  int left = seeds;
  for (int pit = 0; pit < 5; pit++) {
    int here = 0;
    while (rank >= counts[5 - pit][left - here]) rank -= counts[5 - pit][left - here++];
    pits[pit] = here;
    left -= here;
  }
  pits[5] = left;
}

static int sumOf(const uint8_t* pits) { return pits[0] + pits[1] + pits[2] + pits[3] + pits[4] + pits[5]; }

// Bounds of a margin as a byte: exact ones first, then pairs.
struct Codes {
  int seeds;
  std::vector<int8_t> low, high;
  std::vector<uint8_t> byBounds;
  explicit Codes(int n) : seeds(n), byBounds((2 * n + 1) * (2 * n + 1)) {
    for (int v = -n; v <= n; v += 2) add(v, v);
    for (int l = -n; l <= n; l += 2)
      for (int h = l + 2; h <= n; h += 2) add(l, h);
  }
  void add(int l, int h) {
    byBounds[(l + seeds) * (2 * seeds + 1) + h + seeds] = (uint8_t)low.size();
    low.push_back(l);
    high.push_back(h);
  }
  uint8_t code(int l, int h) const { return byBounds[(l + seeds) * (2 * seeds + 1) + h + seeds]; }
};

struct Class {
  int seeds;
  Codes known;
  std::vector<int> firsts;
  int size = 0;
  std::vector<uint8_t> codes, lowDistance, highDistance;
  explicit Class(int n) : seeds(n), known(n), firsts(n + 1) {
    for (int own = 0; own <= n; own++) {
      firsts[own] = size;
      size += rowsWith(own) * rowsWith(n - own);
    }
  }
};

struct Solver {
  bool abapa;
  int n, count, kinds = 1;
  std::vector<Class*>& all;
  Class& c;
  std::vector<int> firstRow, sums, sowStart, sowRow, sowKind, originStart, originRow, originKind, reach, unreach;
  std::vector<uint8_t> next, marks[2];
  std::vector<int8_t> gainLow, gainHigh;
  int moves = 0, reachAt[6], childFirst[6], childStride[6], childRank[6], childSum[6];

  Solver(bool isAbapa, int seeds, std::vector<Class*>& classes)
      : abapa(isAbapa), n(seeds), all(classes), c(*classes[seeds]), firstRow(seeds + 2) {
    for (int sum = 0; sum <= n; sum++) firstRow[sum + 1] = firstRow[sum] + rowsWith(sum);
    count = firstRow[n + 1];
    sums.resize(count);
    for (int sum = 0; sum <= n; sum++) std::fill(sums.begin() + firstRow[sum], sums.begin() + firstRow[sum + 1], sum);
    makeSowings();
    makeReaches();
    makeOrigins();
    gainLow.resize((n + 1) * 256);
    gainHigh.resize((n + 1) * 256);
    for (int gain = 0; gain <= n; gain++) {
      const Codes& known = all[n - gain]->known;
      for (size_t code = 0; code < known.low.size(); code++) {
        gainLow[gain * 256 + code] = gain - known.high[code];
        gainHigh[gain * 256 + code] = gain - known.low[code];
      }
    }
    c.codes.resize(c.size);
    c.lowDistance.resize(c.size);
    c.highDistance.resize(c.size);
    next.resize(c.size);
    marks[0].resize(c.size);
    marks[1].resize(c.size);
  }

  void makeSowings() {
    sowStart.push_back(0);
    Row pits, after;
    for (int row = 0; row < count; row++) {
      unrank(row - firstRow[sums[row]], sums[row], pits);
      for (int pit = 0; pit < 6; pit++) {
        if (pits[pit] == 0) continue;
        std::memcpy(after, pits, 6);
        after[pit] = 0;
        int kind = 0, place = pit;
        bool wasEnemy = false;
        for (int seed = pits[pit]; seed > 0; seed--) {
          place = (place + 1) % 12;
          if (abapa && place == pit) place = (place + 1) % 12;
          if (place >= 6) kind++;
          else {
            if (wasEnemy) kind++;
            after[place]++;
          }
          wasEnemy = place >= 6;
        }
        int sum = sumOf(after);
        sowKind.push_back(kind);
        sowRow.push_back(firstRow[sum] + rankOf(after, sum));
        kinds = std::max(kinds, kind + 1);
      }
      if (row == 0 && !abapa) {
        sowKind.push_back(0);
        sowRow.push_back(0);
      }
      sowStart.push_back((int)sowRow.size());
    }
  }

  static int seedsOf(int kind) { return kind / 7 * 6 + kind % 7; }

  void makeReaches() {
    reach.assign((size_t)kinds * count, -1);
    unreach.assign((size_t)kinds * count, -1);
    Row pits;
    for (int kind = 0; kind < kinds; kind++) {
      int rows = firstRow[std::max(0, n - seedsOf(kind) + 1)], last = kind % 7 - 1;
      for (int row = 0; row < rows; row++) {
        unrank(row - firstRow[sums[row]], sums[row], pits);
        for (int seed = 0; seed < seedsOf(kind); seed++) pits[seed % 6]++;
        int gain = 0, first = last + 1;
        while (first > 0 && (pits[first - 1] & ~1) == 2) gain += pits[--first];
        if (abapa && gain == sumOf(pits)) gain = 0;
        if (gain > 0) std::fill(pits + first, pits + last + 1, 0);
        int sum = sumOf(pits), rank = rankOf(pits, sum);
        reach[(size_t)kind * count + row] = rank | gain << GAIN_SHIFT;
        if (gain == 0) unreach[(size_t)kind * count + firstRow[sum] + rank] = row - firstRow[sums[row]];
      }
    }
  }

  void makeOrigins() {
    originStart.assign(count + 1, 0);
    for (int row : sowRow) originStart[row + 1]++;
    for (int row = 0; row < count; row++) originStart[row + 1] += originStart[row];
    originRow.resize(sowRow.size());
    originKind.resize(sowRow.size());
    std::vector<int> at(originStart);
    for (int row = 0; row < count; row++)
      for (int sowing = sowStart[row]; sowing < sowStart[row + 1]; sowing++) {
        int place = at[sowRow[sowing]]++;
        originRow[place] = row;
        originKind[place] = sowKind[sowing];
      }
  }

  void prepare(int row) {
    int enemySum = n - sums[row];
    moves = 0;
    for (int sowing = sowStart[row]; sowing < sowStart[row + 1]; sowing++) {
      int kind = sowKind[sowing], left = sowRow[sowing];
      if (abapa && enemySum == 0 && kind == 0) continue;
      int sum = enemySum + seedsOf(kind);
      reachAt[moves] = kind * count + firstRow[enemySum];
      childRank[moves] = left - firstRow[sums[left]];
      childFirst[moves] = c.firsts[sum] + childRank[moves];
      childStride[moves] = rowsWith(sums[left]);
      childSum[moves] = sum;
      moves++;
    }
  }

  void setUp(int stage) {
    for (int own = 0; own <= n; own++) {
      int end = own == n ? c.size : c.firsts[own + 1];
      if (stage == 0) std::fill(c.codes.begin() + c.firsts[own], c.codes.begin() + end, c.known.code(2 * own - n, 2 * own - n));
    }
    std::fill(marks[0].begin(), marks[0].end(), 1);
    std::fill(marks[1].begin(), marks[1].end(), 0);
    if (!abapa) return;
    std::fill(marks[0].begin(), marks[0].begin() + c.firsts[1], 0);
    for (int index = c.firsts[n]; index < c.size; index++) {
      prepare(firstRow[n] + index - c.firsts[n]);
      if (moves == 0) marks[0][index] = 0;
    }
  }

  uint8_t judgeOne(int enemyRank, int most, int least) {
    int low = -128, high = -128;
    for (int move = 0; move < moves; move++) {
      int reached = reach[reachAt[move] + enemyRank], entry;
      if (reached <= RANK_MASK) entry = c.codes[childFirst[move] + reached * childStride[move]];
      else {
        int gain = reached >> GAIN_SHIFT;
        Class& left = *all[n - gain];
        int index = left.firsts[childSum[move] - gain] + (reached & RANK_MASK) * childStride[move] + childRank[move];
        entry = gain * 256 + left.codes[index];
      }
      low = std::max(low, (int)gainLow[entry]);
      high = std::max(high, (int)gainHigh[entry]);
    }
    return c.known.code(std::min(low, most), std::max(high, least));
  }

  long judge(int stage, std::vector<uint8_t>& now) {
    long changed = 0;
    for (int own = 0, index = 0; own <= n; own++) {
      int enemyRows = rowsWith(n - own), split = 2 * own - n;
      int most = stage == 0 ? split : n, least = stage == 0 ? split : -n;
      for (int ownRank = 0; ownRank < rowsWith(own); ownRank++) {
        bool isPrepared = false;
        for (int enemyRank = 0; enemyRank < enemyRows; enemyRank++, index++) {
          if (now[index] == 0) continue;
          if (!isPrepared) prepare(firstRow[own] + ownRank);
          isPrepared = true;
          uint8_t code = judgeOne(enemyRank, most, least);
          if (code == c.codes[index]) now[index] = 0;
          else {
            next[index] = code;
            now[index] = 2;
            changed++;
          }
        }
      }
    }
    return changed;
  }

  void settle(int stage, int round, std::vector<uint8_t>& now, std::vector<uint8_t>& later) {
    int own = 0;
    for (int index = 0; index < c.size; index++) {
      if (now[index] != 2) continue;
      uint8_t before = c.codes[index], after = next[index];
      c.codes[index] = after;
      if (stage == 1 && c.known.low[before] != c.known.low[after]) c.lowDistance[index] = round;
      if (stage == 1 && c.known.high[before] != c.known.high[after]) c.highDistance[index] = round;
      now[index] = 0;
      while (own < n && c.firsts[own + 1] <= index) own++;
      int enemyRows = rowsWith(n - own), inClass = index - c.firsts[own], ownRank = inClass / enemyRows;
      int ownRow = firstRow[own] + ownRank, enemyRow = firstRow[n - own] + inClass - ownRank * enemyRows;
      for (int origin = originStart[enemyRow]; origin < originStart[enemyRow + 1]; origin++) {
        int kind = originKind[origin], rank = unreach[(size_t)kind * count + ownRow];
        if (rank < 0 || (abapa && ownRow == 0 && kind == 0)) continue;
        int row = originRow[origin], sum = sums[row];
        later[c.firsts[sum] + (row - firstRow[sum]) * rowsWith(n - sum) + rank] = 1;
      }
    }
  }

  void solve() {
    for (int stage = 0; stage < 2; stage++) {
      setUp(stage);
      for (int round = 1;; round++) {
        std::vector<uint8_t>&now = marks[(round + 1) % 2], &later = marks[round % 2];
        long changed = judge(stage, now);
        settle(stage, round, now, later);
        if (changed == 0 || (stage == 1 && round >= CLOCK_LIMIT)) break;
      }
    }
  }
};

int main(int argc, char** argv) {
  if (argc < 3) return std::fprintf(stderr, "oware-tables <report|abapa> <seeds, up to 21>\n"), 2;
  bool abapa = std::string(argv[1]) == "abapa";
  int most = std::atoi(argv[2]);
  counts[0][0] = 1;
  for (int parts = 1; parts <= 6; parts++)
    for (int seeds = 0; seeds <= 48; seeds++)
      counts[parts][seeds] = counts[parts - 1][seeds] + (seeds == 0 ? 0 : counts[parts][seeds - 1]);
  std::vector<Class*> all;
  all.push_back(new Class(0));
  all[0]->codes.assign(1, 0);
  clock_t begin = std::clock();
  for (int n = 1; n <= most; n++) {
    all.push_back(new Class(n));
    Solver(abapa, n, all).solve();
    uint32_t sum = 2166136261u;
    for (int index = 0; index < all[n]->size; index++) sum = (sum ^ all[n]->codes[index]) * 16777619u;
    std::printf("class %d positions %d sum %u\n", n, all[n]->size, sum);
  }
  std::printf("seconds %.3f\n", (double)(std::clock() - begin) / CLOCKS_PER_SEC);
}
